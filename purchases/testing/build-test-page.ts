import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";

/** Builds the page in a folder, not minified. @returns the temporary folder that it was built into */
export async function buildTestPage(root: string): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), "hemline-page-"));
  await build({
    configFile: false,
    root,
    base: "./",
    logLevel: "error",
    build: { outDir, emptyOutDir: true, target: "es2022", minify: false },
  });
  return outDir;
}
