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

/** Of all pages, first that of the entry, which says the order of the layers. */
export const stylesheetsOf = (manifest: Manifest): string[] => filesOf(manifest, [entry, ...Object.keys(manifest)]).css;

export interface DocumentTags {
  head: string;
  stylesheets: string[];
  foot: string;
}

interface DocumentParts {
  routeId: string | null;
  /** The server renders it with the page, so that the document needs its styles. The browser asks for its script. */
  deferred: string | null;
  script: string;
}

/** The script files are only listed: `defer-hydration.ts` loads them. */
export function documentTags(manifest: Manifest, { routeId, deferred, script }: DocumentParts): DocumentTags {
  const pageSource = Object.keys(manifest).find((key) => routeOf(pageKey.exec(key)?.[1] ?? "") === routeId);
  const keys = pageSource ? [pageSource, entry] : [entry];
  const { js } = filesOf(manifest, keys);
  if (deferred !== null && !manifest[deferred]) throw new Error(`The build has no chunk of ${deferred}.`);
  const titleFont = Object.values(manifest).find(({ file }) => /\/imbue-latin-wght[^/]*\.woff2$/.test(file))?.file;
  const head = [
    script && `<script>${script}</script>`,
    titleFont ? `<link rel="preload" as="font" type="font/woff2" href="/${titleFont}" crossorigin="">` : "",
  ].join("");
  return {
    head,
    stylesheets: filesOf(manifest, deferred === null ? keys : [...keys, deferred]).css,
    foot: `<script type="application/json" id="modules">${JSON.stringify(js)}</script>`,
  };
}
