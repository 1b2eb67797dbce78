import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { UnknownPath } from "../../problems.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";
import { endpoints } from "./endpoints/all-endpoints.ts";
import { slugOf } from "./endpoints/endpoint.ts";
import { openApiDocument } from "./openapi-document.ts";
import { endpointPage } from "./pages/endpoint-page.ts";
import type { PageContext } from "./pages/layout.ts";
import { overviewPage } from "./pages/overview.ts";

const stylesheet = builtIn("reference.css", "text/css; charset=utf-8", [
  "layout.css",
  "content.css",
  "code-block.css",
  "try-form.css",
]);
const icon = builtIn("icon.svg", "image/svg+xml", ["icon.svg"]);
const script = builtIn("reference.js", "text/javascript; charset=utf-8", ["reference.js"]);

/** The pages load their own files and call this service. Nothing comes from another host, and nothing stands inline. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `/docs`: the API reference, a page for each endpoint, and the OpenAPI document.
 * @param o.sandboxKey is filled in for visitors; null where they need a key of their own.
 */
export function docsApi({ sandboxKey }: { sandboxKey: string | null }) {
  // Nothing in a page changes while the process runs.
  const kept = new Map<string, Promise<string> | string>();
  const once = (name: string, make: () => Promise<string> | string) => {
    const content = kept.get(name) ?? make();
    kept.set(name, content);
    return content;
  };
  const contextAt = (address: string): PageContext => {
    const base = `${new URL(address).pathname.replace(/\/$/, "")}/docs`;
    const path = (file: BuiltIn) => `${base}/${file.name}?v=${file.version}`;
    return { address, base, stylesheet: path(stylesheet), icon: path(icon), script: path(script), sandboxKey };
  };
  return new Hono<BillingEnv>()
    .get("/", async (c) => {
      const page = () => overviewPage(contextAt(c.var.context.address));
      return c.html(await once("/", page), 200, pageHeaders);
    })
    .get("/openapi.json", async (c) => {
      const document = () => JSON.stringify(openApiDocument(c.var.context.address));
      return c.body(await once("openapi.json", document), 200, {
        "content-type": "application/json",
        "access-control-allow-origin": "*",
        "cache-control": "public, max-age=300",
      });
    })
    .get("/reference.css", (c) => c.body(stylesheet.content, 200, stylesheet.headers))
    .get("/icon.svg", (c) => c.body(icon.content, 200, icon.headers))
    .get("/reference.js", (c) => c.body(script.content, 200, script.headers))
    .get("/:slug", async (c) => {
      const slug = c.req.param("slug");
      const endpoint = endpoints.find((it) => slugOf(it) === slug);
      if (!endpoint) throw UnknownPath(c.req.path);
      const page = () => endpointPage(contextAt(c.var.context.address), endpoint);
      return c.html(await once(slug, page), 200, pageHeaders);
    });
}

const pageHeaders = {
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "public, max-age=300",
};

interface BuiltIn {
  name: string;
  version: string;
  content: string;
  headers: Record<string, string>;
}

/** A file of the pages, made of one or more. Its address has its version, so browsers may keep it. */
function builtIn(name: string, type: string, files: readonly string[]): BuiltIn {
  const content = files.map((it) => readFileSync(new URL(`browser/${it}`, import.meta.url), "utf8")).join("\n");
  const version = createHash("sha256").update(content).digest("hex").slice(0, 12);
  const cacheControl = "public, max-age=31536000, immutable";
  return {
    name,
    version,
    content,
    headers: { "content-type": type, "cache-control": cacheControl, "x-content-type-options": "nosniff" },
  };
}
