import type { Piece } from "../composition/piece.ts";
import type { Hex } from "../drawing/colours.ts";
import type { PatternKind } from "../drawing/patterns.ts";
import type { Cut } from "../garments/garment-cut.ts";
import type { Kind } from "../garments/garment-kinds.ts";
import { colourName, type Swatch } from "./swatches.ts";

const nouns: Record<Kind, (cut: Cut) => string> = {
  tee: () => "T-shirt",
  sweatshirt: () => "sweatshirt",
  camisole: () => "silk camisole",
  shirt: () => "shirt",
  blouse: (cut) => (cut.collar === "plain" ? "silk blouse" : "bow blouse"),
  jumper: (cut) => (cut.collar === "turtle" ? "roll-neck jumper" : cut.collar === "v" ? "V-neck jumper" : "jumper"),
  vest: (cut) => (cut.cable ? "vest" : "knitted vest"),
  cardigan: () => "cardigan",
  dress: (cut) => (cut.buttoned ? "button-through dress" : "dress"),
  slip: () => "slip dress",
  blazer: (cut) => (cut.double ? "double-breasted blazer" : "blazer"),
  coat: (cut) => (cut.double ? "double-breasted wool coat" : "wool coat"),
  trench: () => "trench coat",
  denimJacket: () => "denim jacket",
  jeans: (cut) => (cut.fit === "wide" ? "wide jeans" : cut.fit === "slim" ? "slim jeans" : "straight jeans"),
  trousers: (cut) =>
    cut.fit === "wide" ? "wide-leg trousers" : cut.fit === "barrel" ? "barrel-leg trousers" : "pressed trousers",
  shorts: () => "shorts",
  joggers: () => "joggers",
  pleatedSkirt: () => "pleated skirt",
  satinSkirt: () => "bias skirt",
  miniSkirt: (cut) => (cut.weave?.kind === "cord" ? "corduroy skirt" : "denim skirt"),
  sneakers: () => "sneakers",
  loafers: (cut) => (cut.style === "bit" ? "horsebit loafers" : "loafers"),
  ballet: (cut) => (cut.style === "mary" ? "Mary Jane flats" : "ballet flats"),
  sandals: () => "leather sandals",
  pumps: () => "slingback pumps",
  boots: () => "ankle boots",
  handbag: () => "handbag",
  shoulderBag: () => "shoulder bag",
  tote: () => "canvas tote",
  scarf: () => "wool scarf",
  foulard: () => "silk scarf",
  cap: () => "cap",
  beanie: () => "ribbed beanie",
  strawHat: () => "straw hat",
  belt: () => "leather belt",
  sunglasses: (cut) =>
    cut.style === "round" ? "round sunglasses" : cut.style === "cat" ? "cat-eye sunglasses" : "sunglasses",
  watch: () => "watch",
  hoops: () => "gold hoops",
};

const patternWords: Record<PatternKind, string> = {
  stripe: "striped",
  pin: "pinstriped",
  vstripe: "striped",
  check: "gingham",
  glen: "glen-check",
  tartan: "tartan",
  dots: "dotted",
  floral: "floral",
  herring: "herringbone",
  leopard: "leopard-print",
};

/** Pieces that come in pairs or have no singular take no article. */
export const plural = /(jeans|trousers|shorts|joggers|sneakers|loafers|flats|sandals|pumps|boots|sunglasses|hoops)$/;

/** "camel wool coat", "navy dotted dress". */
export function pieceName({ kind, cut }: Piece): string {
  const noun = nouns[kind](cut);
  if (kind === "hoops") return noun;
  const words = [
    spoken(colourName(cut.fill), kind),
    cut.pattern && kind !== "foulard" ? patternWords[cut.pattern.kind] : "",
  ];
  if (cut.cable) words.push("cable-knit");
  return [...words, noun].filter(Boolean).join(" ");
}

/** Avoids "denim jeans" and "denim denim jacket". */
function spoken(colour: Swatch, kind: Kind): string {
  const isDenim = kind === "jeans" || kind === "denimJacket" || kind === "miniSkirt";
  if (isDenim && colour === "denim") return "mid-blue";
  return kind === "sunglasses" ? "dark" : colour;
}

/** All colours of a piece, the fabric's own first. */
export function piecesColours({ cut }: Piece): { hex: Hex; name: Swatch }[] {
  const colours = [cut.fill, cut.pattern?.c2, cut.pattern?.c3].filter((each) => each !== undefined);
  return [...new Set(colours)].map((hex) => ({ hex, name: colourName(hex) }));
}
