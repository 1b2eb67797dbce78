import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";

const purchases = join(import.meta.dirname, "..");
const modules = join(purchases, "../node_modules");

export interface DocsExamples {
  /** The HTML page. */
  html: string;
  /** The React app, rendered into `#app`. */
  react: string;
  /** Every other program, in order. */
  programs: string[];
}

/** The examples of docs/sdk.md, built for a browser, with another key and customer. */
export async function docsExamples(fill: (code: string) => string): Promise<DocsExamples> {
  const page = await readFile(join(purchases, "../docs/sdk.md"), "utf8");
  const written = (kind: string) =>
    [...page.matchAll(new RegExp(`\`\`\`${kind}\n([\\s\\S]+?)\`\`\``, "g"))].map(([, code]) => fill(code ?? ""));
  const [app = ""] = written("tsx");
  const draw = `import { createRoot } from "react-dom/client"; createRoot(document.querySelector("#app")!).render(<App />);`;
  const [react = "", ...programs] = await built([
    { name: "app.tsx", code: app + draw },
    ...written("ts").map((code, at) => ({ name: `program-${at}.ts`, code })),
  ]);
  return { html: written("html")[0] ?? "", react, programs };
}

async function built(sources: { name: string; code: string }[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "hemline-docs-"));
  try {
    const scripts: string[] = [];
    for (const { name, code } of sources) {
      await writeFile(join(folder, name), code);
      await build({
        configFile: false,
        root: folder,
        logLevel: "error",
        define: { "process.env.NODE_ENV": '"production"' },
        oxc: { jsx: { runtime: "automatic", development: false } },
        resolve: {
          alias: [
            { find: /^@hemline\/purchases$/, replacement: join(purchases, "purchases.ts") },
            { find: /^@hemline\/purchases\/react$/, replacement: join(purchases, "react.ts") },
            { find: /^(react|react-dom)(\/.*)?$/, replacement: `${modules}/$1$2` },
          ],
        },
        build: {
          outDir: join(folder, name, "..", "built", name),
          target: "es2022",
          minify: false,
          rolldownOptions: { output: { codeSplitting: false } },
          lib: { entry: join(folder, name), formats: ["es"], fileName: () => "script.js" },
        },
      });
      scripts.push(await readFile(join(folder, "built", name, "script.js"), "utf8"));
    }
    return scripts;
  } finally {
    await rm(folder, { recursive: true });
  }
}
