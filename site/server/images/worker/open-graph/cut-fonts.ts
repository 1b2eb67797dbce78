// Cuts the weights that pictures are set in out of the interface’s variable fonts, whose composite letters fontkit can’t
// vary. To be run by hand when those change: node site/server/images/worker/open-graph/cut-fonts.ts
import { readFile, writeFile } from "node:fs/promises";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { fontFiles } from "./font-files.ts";

const variable = new URL("../../../../../ui/fonts/", import.meta.url);

for (const { file, source, weight } of fontFiles) {
  const bytes = await readFile(new URL(source, variable));
  const font = create(bytes);
  if (!("characterSet" in font)) throw new Error(`${source} is a collection of fonts.`);
  const letters = String.fromCodePoint(...font.characterSet);
  const cut = await subsetFont(bytes, letters, { targetFormat: "woff2", variationAxes: { wght: weight } });
  await writeFile(file, cut);
}
