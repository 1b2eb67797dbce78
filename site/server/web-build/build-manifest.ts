export type Manifest = Record<string, Chunk>;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const entry = "web/entry.client.tsx";
const pageKey = /^web\/pages\/(?:.+\/)?([^/]+)\.tsx$/;

/** `looks/post-look.tsx` is the page of `postLook`. */
const routeOf = (file: string) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const stylesheet = "style.css";

/** With all their imports, dependencies first. */
function filesOf(manifest: Manifest, keys: string[]): { js: string[]; css: string[] } {
  const seen = new Set<string>();
  const found = { js: new Set<string>(), css: new Set<string>() };
  function walk(key: string) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) walk(imported);
    found.js.add(`/${chunk.file}`);
    for (const css of chunk.css ?? []) found.css.add(`/${css}`);
  }
  for (const key of keys) walk(key);
  return { js: [...found.js], css: [...found.css] };
}

/** By route id, without the files that every page loads. */
export function pageFilesOf(manifest: Manifest): Record<string, string[]> {
  const everywhere = filesOf(manifest, [entry]);
  const common = new Set([...everywhere.js, ...everywhere.css]);
  return Object.fromEntries(
    Object.keys(manifest).flatMap((key) => {
      const file = pageKey.exec(key)?.[1];
      if (file === undefined) return [];
      const { js, css } = filesOf(manifest, [key]);
      return [[routeOf(file), [...js, ...css].filter((path) => !common.has(path))]];
    }),
  );
}

/** Inline in the document, because a file of its own would delay the first paint. */
export const inlineScript = (manifest: Manifest): string | undefined => manifest["web/document-script.ts"]?.file;

export const stylesheetOf = (manifest: Manifest): string | undefined => manifest[stylesheet]?.file;

export interface DocumentTags {
  head: string;
  stylesheet: string | null;
  foot: string;
}

/** The script files are only listed: `defer-hydration.ts` loads them. */
export function documentTags(manifest: Manifest, routeId: string | null, script: string): DocumentTags {
  const pageSource = Object.keys(manifest).find((key) => routeOf(pageKey.exec(key)?.[1] ?? "") === routeId);
  const { js } = filesOf(manifest, pageSource ? [pageSource, entry] : [entry]);
  const titleFont = Object.values(manifest).find(({ file }) => /\/imbue-latin-wght[^/]*\.woff2$/.test(file))?.file;
  const head = [
    script && `<script>${script}</script>`,
    titleFont ? `<link rel="preload" as="font" type="font/woff2" href="/${titleFont}" crossorigin="">` : "",
  ].join("");
  const file = stylesheetOf(manifest);
  return {
    head,
    stylesheet: file ? `/${file}` : null,
    foot: `<script type="application/json" id="modules">${JSON.stringify(js)}</script>`,
  };
}
