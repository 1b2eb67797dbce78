/** Vite's manifest: what became of each source file. */
export type Manifest = Record<string, Chunk>;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const entry = "web/entry.client.tsx";
const pageKey = /^web\/pages\/(.+)\.tsx$/;

/** The route that a page's file belongs to: `post-look.tsx` is the screen of `postLook`. */
const routeOf = (file: string) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The stylesheet of all pages (the build makes one). */
const stylesheet = "style.css";

/** The built files behind some source files with everything they import, in the order of first need. */
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

/** Route id -> the files of its page beyond those that every page has. */
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

/** Runs before the first paint: in the document itself, because a file of its own would hold that paint up. */
export const inlineScript = (manifest: Manifest): string | undefined => manifest["web/theme-before-paint.ts"]?.file;

/**
 * The tags that a page's document needs: `head` and, once the page stands, `foot`.
 * @param inline the text of the script that stands in the document
 */
export function documentTags(
  manifest: Manifest,
  routeId: string | null,
  inline: string,
): { head: string; foot: string } {
  const pageSource = Object.keys(manifest).find((key) => routeOf(pageKey.exec(key)?.[1] ?? "") === routeId);
  const { js, css } = filesOf(manifest, pageSource ? [entry, pageSource] : [entry]);
  const common = manifest[stylesheet];
  if (common) css.unshift(`/${common.file}`);
  const start = manifest[entry]?.file;
  const titleFont = Object.values(manifest).find(({ file }) => /\/imbue-latin-wght[^/]*\.woff2$/.test(file))?.file;
  const head = [
    inline && `<script>${inline}</script>`,
    titleFont ? `<link rel="preload" as="font" type="font/woff2" href="/${titleFont}" crossorigin="">` : "",
    ...css.map((href) => `<link rel="stylesheet" href="${href}">`),
    // The page stands without them: its letters and pictures come first.
    ...js.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
  ];
  return { head: head.join(""), foot: `<script type="module" src="/${start}" fetchpriority="low"></script>` };
}
