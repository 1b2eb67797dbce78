import type { Setting } from "../composition/draw-picture.ts";
import type { Piece } from "../composition/piece.ts";
import { pieceOf } from "../items/item-photos.ts";
import { type PicturedPiece, picturedPieces } from "../items/pictured-pieces.ts";
import { type Banner, banner, type Placed } from "./banner.ts";
import { drawnPiece } from "./product-photos.ts";
import type { ProductPiece } from "./product-pieces.ts";

type Name = PicturedPiece | ProductPiece;

type Place = readonly [piece: Name, x: number, y: number, turn: number, scale?: number];

const isOfItem = (name: Name): name is PicturedPiece => name in picturedPieces;

function pieceNamed(name: Name): Piece {
  if (!isOfItem(name)) return drawnPiece(name);
  const [look, kind] = picturedPieces[name];
  return pieceOf(look, kind);
}

const placed = (places: readonly Place[]): Placed[] =>
  places.map(([name, x, y, turn, scale]) => ({ ...{ piece: pieceNamed(name), x, y, turn }, ...(scale && { scale }) }));

const cover = (slug: string, heightCm: number, setting: Setting, places: readonly Place[]): Banner =>
  banner(`brand-${slug}.webp`, placed(places), setting, heightCm);

const windowLight = { kind: "window", depth: 0.14 } as const;

/** Above each brand’s page: a few of its pieces, close up. */
export const brandCovers: readonly Banner[] = [
  cover("norr-sund", 72, { ground: "paper", colour: "#4c5f5c", shade: windowLight }, [
    ["stone-check-coat", 0.22, 0.86, -5],
    ["camel-coat", 0.52, 0.92, 3],
    ["forest-scarf", 0.79, 0.52, 9],
  ]),
  cover("halden", 70, { ground: "plaster", colour: "#cbb89c" }, [
    ["indigo-jeans", 0.15, 0.96, -4],
    ["denim-jacket", 0.42, 0.58, 3],
    ["oilskin", 0.72, 0.86, -3],
    ["turned-up-jeans", 0.94, 0.98, 5],
  ]),
  cover("atelier-vey", 66, { ground: "paper", colour: "#d9c3b4", shade: windowLight }, [
    ["glen-check-blazer", 0.2, 0.62, -4],
    ["red-skirt", 0.5, 0.62, 2],
    ["dotted-dress", 0.8, 0.85, 5],
  ]),
  cover("loof-daughters", 46, { ground: "linen", colour: "#b9c0b4" }, [
    ["black-boots", 0.12, 0.55, -8],
    ["tan-handbag", 0.36, 0.5, 4],
    ["horsebit-loafers", 0.58, 0.5, 7],
    ["oxblood-shoulder-bag", 0.84, 0.52, -5],
  ]),
  cover("marin", 68, { ground: "paper", colour: "#c3d2d6", shade: windowLight }, [
    ["breton-tee", 0.19, 0.52, -4],
    ["sailor-trousers", 0.46, 0.92, 3],
    ["canvas-tote", 0.68, 0.5, -5],
    ["red-mary-janes", 0.89, 0.52, 9],
  ]),
  cover("knitted-by-else", 66, { ground: "wood", colour: "#8a6a4c" }, [
    ["mustard-cardigan", 0.17, 0.6, -5],
    ["oat-cardigan", 0.5, 0.6, 2],
    ["petrol-cardigan", 0.83, 0.6, 6],
  ]),
  cover("okla", 40, { ground: "terrazzo", colour: "#d8d2c6" }, [
    ["oxblood-penny-loafers", 0.15, 0.52, -6],
    ["cognac-sandals", 0.4, 0.52, 5],
    ["cognac-boots", 0.63, 0.52, -4],
    ["chestnut-flats", 0.87, 0.52, 8],
  ]),
  cover("koszeg-knit", 68, { ground: "paper", colour: "#7d8b77" }, [
    ["aran-jumper", 0.19, 0.56, -5],
    ["mustard-vest", 0.5, 0.56, 3],
    ["striped-roll-neck", 0.81, 0.58, 5],
  ]),
  cover("ourcq", 68, { ground: "plaster", colour: "#c9b7b0", shade: windowLight }, [
    ["burgundy-slip-dress", 0.17, 0.8, -6],
    ["forest-slip-dress", 0.4, 0.84, 3],
    ["apricot-slip-dress", 0.62, 0.8, -3],
    ["camel-bias-skirt", 0.87, 0.62, 6],
  ]),
  cover("tey-hollis", 68, { ground: "wood", colour: "#6b4f3c" }, [
    ["herringbone-blazer", 0.19, 0.6, -4],
    ["fathers-shirt", 0.5, 0.58, 3],
    ["tartan-skirt", 0.82, 0.6, -4],
  ]),
  cover("sipkova", 46, { ground: "paper", colour: "#e7d6c4", shade: windowLight }, [
    ["coral-silk-scarf", 0.13, 0.5, -7],
    ["saffron-silk-scarf", 0.38, 0.5, 6],
    ["red-silk-scarf", 0.62, 0.5, -5],
    ["rust-silk-scarf", 0.87, 0.5, 8],
  ]),
  cover("taller-grau", 70, { ground: "plaster", colour: "#e6d3b8", shade: { kind: "palm", depth: 0.16 } }, [
    ["terracotta-dress", 0.2, 0.86, -5],
    ["white-trousers", 0.47, 0.95, 3],
    ["straw-hat", 0.7, 0.5, -6],
    ["sand-shorts", 0.9, 0.58, 6],
  ]),
  cover("nitka-i-syn", 70, { ground: "paper", colour: "#b3bdc4" }, [
    ["striped-tee", 0.19, 0.52, -4],
    ["rust-cord-skirt", 0.46, 0.52, 3],
    ["black-tee", 0.72, 0.54, 5],
    ["white-jeans", 0.93, 0.98, -4],
  ]),
  cover("plimmer", 62, { ground: "paper", colour: "#7f9a80", shade: windowLight }, [
    ["forest-tee", 0.16, 0.6, -5],
    ["tennis-skirt", 0.45, 0.55, 3],
    ["tennis-shoes", 0.69, 0.52, -7],
    ["white-cap", 0.89, 0.5, 8],
  ]),
  cover("vanchiglia", 20, { ground: "linen", colour: "#cdb9a6", shade: windowLight }, [
    ["round-sunglasses", 0.2, 0.5, -7, 0.82],
    ["gold-hoops", 0.46, 0.5, 5, 0.82],
    ["tan-watch", 0.64, 0.5, -6, 0.62],
    ["square-sunglasses", 0.86, 0.52, 6, 0.82],
  ]),
];
