import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { type Manifest, pageFilesOf } from "./server/web-build/build-manifest.ts";

const compressible = /\.(js|css|svg|json|txt|webmanifest|html)$/;

/** After the client build: the build's manifest under builds/, licences, precompressed files. */
export function buildFiles(): Plugin {
  return {
    name: "hemline-build-files",
    apply: "build",
    async writeBundle({ dir: folder = "" }) {
      await describeBuild(folder);
      const fonts = join(import.meta.dirname, "../ui/fonts");
      await mkdir(join(folder, "licences"), { recursive: true });
      for (const name of readdirSync(fonts))
        if (name.endsWith("-LICENSE"))
          writeFileSync(
            join(folder, "licences", `${name.replace("-LICENSE", "")}.txt`),
            readFileSync(join(fonts, name)),
          );
      compress(folder);
    },
  };
}

async function describeBuild(folder: string): Promise<void> {
  const text = readFileSync(join(folder, ".vite/manifest.json"), "utf8");
  const id = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const build = { id, timestamp: Date.now() };
  await mkdir(join(folder, "builds/meta"), { recursive: true });
  writeFileSync(join(folder, "builds/latest.json"), JSON.stringify(build));
  const manifest: Manifest = JSON.parse(text);
  // A page whose inline script imports never starts, and only a browser would say so.
  if (manifest["web/document-script.ts"]?.imports?.length)
    throw new Error("The inline script imports another chunk: keep its files out of the groups in vite.config.ts.");
  const pages = pageFilesOf(manifest);
  writeFileSync(join(folder, `builds/meta/${id}.json`), JSON.stringify({ ...build, pages }));
}

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name) || entry.parentPath.includes(".vite")) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  }
}
