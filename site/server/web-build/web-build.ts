import { existsSync, readFileSync } from "node:fs";
import type { RenderPage } from "../site-context.ts";
import { type DocumentTags, documentTags, inlineScript, type Manifest, stylesheetsOf } from "./build-manifest.ts";
import { criticalStyles } from "./critical-styles.ts";

interface ServerEntry {
  createRender(o: {
    tagsOf(routeId: string | null, deferred: string | null): DocumentTags;
    criticalStyles(html: string): string;
  }): Promise<RenderPage>;
}

const readJson = <Shape>(file: URL): Shape => JSON.parse(readFileSync(file, "utf8"));

const manifestIn = (clientDir: URL) => new URL(".vite/manifest.json", clientDir);

const textOf = (clientDir: URL, name: string | undefined) =>
  name ? readFileSync(new URL(name, clientDir), "utf8").trim() : "";

/** Empty when nothing was built. */
export function inlineScriptIn(clientDir: URL): string {
  const file = manifestIn(clientDir);
  if (!existsSync(file)) return "";
  // It was built as a module and runs as a classic script: its names must not become global.
  return `(()=>{${textOf(clientDir, inlineScript(readJson<Manifest>(file)))}})()`;
}

/**
 * @param dist the folder `site/dist/`
 * @throws when nothing was built
 */
export async function loadRenderPage(dist: URL): Promise<RenderPage> {
  // React reads it once, at its first import, and is several times slower without it.
  process.env.NODE_ENV ??= "production";
  const clientDir = new URL("client/", dist);
  const manifest = readJson<Manifest>(manifestIn(clientDir));
  const script = inlineScriptIn(clientDir);
  const { createRender } = (await import(new URL("server/entry.server.js", dist).href)) as ServerEntry;
  const tags = new Map<string | null, ReturnType<typeof documentTags>>();
  return createRender({
    criticalStyles: criticalStyles(
      stylesheetsOf(manifest)
        .map((path) => textOf(clientDir, `.${path}`))
        .join(""),
    ),
    tagsOf(routeId, deferred) {
      const cached = tags.get(routeId) ?? documentTags(manifest, { routeId, deferred, script });
      tags.set(routeId, cached);
      return cached;
    },
  });
}

/** "development" when Vite serves unbuilt files. */
export function buildIdIn(clientDir: URL): string {
  const file = new URL("builds/latest.json", clientDir);
  return existsSync(file) ? readJson<{ id: string }>(file).id : "development";
}
