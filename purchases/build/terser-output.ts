import { minify } from "terser";
import type { Plugin } from "vite";

/**
 * Prints every file again with terser. The bundler prints strings in backticks, and mixed quotes compress 0.5 % worse.
 * Has to be the last plugin.
 */
export const terserOutput = (): Plugin => ({
  name: "terser-output",
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const { code } = await minify(chunk.code, { module: true, compress: false, mangle: false, ecma: 2020 });
      chunk.code = code ?? chunk.code;
    }
  },
});
