import { Hono } from "hono";
import type { BillingEnv } from "../middleware/environment.ts";
import { openApi } from "./document.ts";
import { docsPage, docsPolicy } from "./page.ts";

/** Made once: nothing in them changes while a process runs. */
const made = new Map<string, { page: string; document: string }>();

/** `/docs`: every call, for people and for machines. */
export const docsApi = new Hono<BillingEnv>()
  .get("/", (c) =>
    c.html(docsOf(c.var.context.address).page, 200, {
      "content-security-policy": docsPolicy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "public, max-age=300",
    }),
  )
  .get("/openapi.json", (c) =>
    c.body(docsOf(c.var.context.address).document, 200, {
      "content-type": "application/json",
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=300",
    }),
  );

function docsOf(address: string) {
  const known = made.get(address) ?? { page: docsPage(address), document: JSON.stringify(openApi(address)) };
  made.set(address, known);
  return known;
}
