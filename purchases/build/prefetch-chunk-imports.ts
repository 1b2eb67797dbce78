import { posix } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/**
 * A browser learns of a lazy chunk's own imports when the chunk has arrived. This plugin requests them together with
 * the chunk.
 */
export const prefetchChunkImports = (): Plugin => ({
  name: "prefetch-chunk-imports",
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const there = neededBy(chunk.fileName, bundle);
      for (const part of chunk.dynamicImports) {
        const others = [...neededBy(part, bundle)].filter((one) => one !== part && !there.has(one));
        const addressOf = (file: string) => `./${posix.relative(posix.dirname(chunk.fileName), file)}`;
        const prefetches = others.map((one) => `import(${JSON.stringify(addressOf(one))}).catch(()=>{}),`).join("");
        // A failed prefetch fails the chunk's own import, which is awaited.
        for (const quote of ["`", '"', "'"]) {
          const one = `import(${quote}${addressOf(part)}${quote})`;
          if (prefetches) chunk.code = chunk.code.replaceAll(one, () => `(${prefetches}${one})`);
        }
      }
    }
  },
});

/** A chunk and everything it imports statically. */
function neededBy(file: string, bundle: Bundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== "chunk" || found.has(file)) return found;
  found.add(file);
  for (const one of chunk.imports) neededBy(one, bundle, found);
  return found;
}
