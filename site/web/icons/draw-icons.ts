// Draws the icons of the installed site from the favicon. To be run by hand when that changes:
// node site/web/icons/draw-icons.ts
import { readFileSync } from "node:fs";
import sharp from "sharp";

const folder = new URL("../public/", import.meta.url);
const favicon = readFileSync(new URL("favicon.svg", folder), "utf8");
const side = 64;
/** Of an icon that systems cut to their own shapes, they show at least a circle of four fifths. */
const maskableScale = 0.78;

/** Without round corners: iOS and Android cut their own. */
const square = favicon.replace(' rx="12"', "");

const maskable = square.replace(/(<rect [^>]+>)([\s\S]+)(<\/svg>)/, (_, ground: string, mark: string, end: string) => {
  const offset = (side * (1 - maskableScale)) / 2;
  return `${ground}<g transform="translate(${offset} ${offset}) scale(${maskableScale})">${mark}</g>${end}`;
});

const icons = [
  ["icon-192.png", 192, favicon],
  ["icon-512.png", 512, favicon],
  ["icon-maskable-192.png", 192, maskable],
  ["icon-maskable-512.png", 512, maskable],
  ["apple-touch-icon.png", 180, square],
] as const;

for (const [name, sizePx, svg] of icons)
  await sharp(Buffer.from(svg), { density: (72 * sizePx) / side })
    .resize(sizePx, sizePx)
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toFile(new URL(name, folder).pathname);
