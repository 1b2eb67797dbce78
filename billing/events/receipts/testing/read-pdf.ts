import { inflateSync } from "node:zlib";

/** What a PDF shows in one font, in one go. */
export interface ShownText {
  /** As it is read: text from right to left is turned around. */
  text: string;
  font: string;
  /** The numbers of the glyphs from left to right; 0 is the box of a missing one. */
  glyphs: number[];
  x: number;
  y: number;
}

/** Reads a page as readers of PDF do: by the tables that say what each glyph of a font stands for. */
export function readPdf(file: Uint8Array): ShownText[] {
  const objects = readObjects(Buffer.from(file).toString("latin1"));
  const fonts = new Map<string, { name: string; meanings: string[] }>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = "", reference = ""] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(reference)?.dictionary ?? "";
      const [, meanings = ""] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? [];
      const [, base = ""] = /\/BaseFont \/\w+\+(\S+)/.exec(font) ?? [];
      fonts.set(name, { name: base, meanings: readMeanings(objects.get(meanings)?.stream ?? "") });
    }
  }
  const page = [...objects.values()].find(({ stream }) => stream.includes(" Tf"))?.stream ?? "";
  return [...page.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, shown = ""]) => {
    const [, name = ""] = /\/(F\d+) \S+ Tf/.exec(shown) ?? [];
    const [, x, y] = /1 0 0 1 (\S+) (\S+) Tm/.exec(shown) ?? [];
    const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = ""]) =>
      (hex.match(/.{4}/g) ?? []).map((it) => Number.parseInt(it, 16)),
    );
    const font = fonts.get(name);
    const meanings = glyphs.map((it) => font?.meanings[it] ?? "");
    const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(meanings.join(""));
    const text = (isRightToLeft ? meanings.reverse() : meanings).join("");
    return { text, font: font?.name ?? "", glyphs, x: Number(x), y: Number(y) };
  });
}

/** The lines of a page, from top to bottom. */
export function linesOf(shown: readonly ShownText[], direction: "ltr" | "rtl" = "ltr"): string[] {
  const lines = Map.groupBy(shown, ({ y }) => y);
  return [...lines.keys()]
    .sort((a, b) => b - a)
    .map((y) => {
      const line = (lines.get(y) ?? []).toSorted((a, b) => a.x - b.x);
      return (direction === "rtl" ? line.reverse() : line).map(({ text }) => text).join("");
    });
}

function readObjects(file: string) {
  const objects = new Map<string, { dictionary: string; stream: string }>();
  for (const [, number = "", body = ""] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = "", stream = ""] = body.split(/\nstream\n|\nendstream/);
    const isPacked = dictionary.includes("/FlateDecode");
    const unpacked = isPacked ? inflateSync(Buffer.from(stream, "latin1")).toString("latin1") : stream;
    objects.set(number, { dictionary, stream: unpacked });
  }
  return objects;
}

function readMeanings(map: string): string[] {
  return [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = ""]) =>
    [...list.matchAll(/<([^>]*)>/g)].map(([, units = ""]) =>
      String.fromCharCode(...(units.match(/[0-9a-f]{4}/g) ?? []).map((it) => Number.parseInt(it, 16))),
    ),
  );
}
