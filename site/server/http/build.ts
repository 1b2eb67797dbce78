import { existsSync, readFileSync } from "node:fs";
import type { RenderPage } from "../parts.ts";
import { type DocumentTags, documentTags, inlineScript, type Manifest, stylesheetOf } from "./build-manifest.ts";
import { criticalStyles } from "./critical-styles.ts";

/** The entry of the bundle in `dist/server/`. */
interface ServerEntry {
  createRender(o: {
    tagsOf(routeId: string | null): DocumentTags;
    criticalStyles(html: string): string;
  }): Promise<RenderPage>;
}

const read = (file: URL): unknown => JSON.parse(readFileSync(file, "utf8"));

const manifestIn = (clientDir: URL) => new URL(".vite/manifest.json", clientDir);

const textOf = (clientDir: URL, name: string | undefined) =>
  name ? readFileSync(new URL(name, clientDir), "utf8").trim() : "";

/** The script that stands in every document; empty when nothing was built. */
export function inlineScriptIn(clientDir: URL): string {
  const file = manifestIn(clientDir);
  if (!existsSync(file)) return "";
  // Built as a module, but run as it is read: its names must not become everybody's.
  return `(()=>{${textOf(clientDir, inlineScript(read(file) as Manifest))}})()`;
}

/**
 * Loads what `npm run build` made of the web half, and answers the function that draws pages with it.
 * @param dist the folder `site/dist/`
 * @throws when nothing was built.
 */
export async function loadRenderPage(dist: URL): Promise<RenderPage> {
  // React reads it once, when it is first imported, and is several times slower without it.
  process.env.NODE_ENV ??= "production";
  const clientDir = new URL("client/", dist);
  const manifest = read(manifestIn(clientDir)) as Manifest;
  const script = inlineScriptIn(clientDir);
  const { createRender } = (await import(new URL("server/entry.server.js", dist).href)) as ServerEntry;
  const tags = new Map<string | null, ReturnType<typeof documentTags>>();
  return createRender({
    criticalStyles: criticalStyles(textOf(clientDir, stylesheetOf(manifest))),
    tagsOf(routeId) {
      const known = tags.get(routeId) ?? documentTags(manifest, routeId, script);
      tags.set(routeId, known);
      return known;
    },
  });
}

/** The id of the build in a folder of built browser files; "development" when Vite serves them unbuilt. */
export function buildIdIn(clientDir: URL): string {
  const file = new URL("builds/latest.json", clientDir);
  return existsSync(file) ? (read(file) as { id: string }).id : "development";
}
