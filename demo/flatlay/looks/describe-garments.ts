import type { Setting } from "../composition/draw-picture.ts";
import { roleOf } from "../composition/garment-roles.ts";
import type { Piece } from "../composition/piece.ts";
import { difference, type Hex } from "../drawing/colours.ts";
import { pieceName, plural } from "./garment-names.ts";

const grounds: Record<Setting["ground"], string> = {
  paper: "paper",
  linen: "linen",
  wood: "a wooden floor",
  terrazzo: "terrazzo",
  plaster: "plaster",
};

/** Backgrounds are greyer than clothes, so they have other names. */
const groundColours: Record<string, Hex> = {
  sand: "#d8c7b1",
  cream: "#ece6dc",
  "warm grey": "#b9b2a8",
  "grey-green": "#aab4b0",
  "pale grey": "#cfcfd2",
  "sea-grey": "#cbd3d2",
  "pale olive": "#d9d2bf",
  peach: "#ebd3bc",
  blush: "#e7c7b4",
  lilac: "#c4b7c6",
  aubergine: "#5a4a4e",
  brown: "#8a6a50",
  ochre: "#c7a078",
};

function groundName({ ground, colour }: Setting): string {
  if (ground === "wood") return grounds.wood;
  const [name] = Object.entries(groundColours).reduce((best, each) =>
    difference(each[1], colour) < difference(best[1], colour) ? each : best,
  );
  return `${name} ${grounds[ground]}`;
}

export function altText(pieces: readonly Piece[], setting: Setting): string {
  const rank = (piece: Piece) =>
    ["coat", "jacket", "dress", "top", "bottom", "scarf", "shoes", "bag", "small"].indexOf(roleOf[piece.kind]);
  const named = [...pieces].sort((a, b) => rank(a) - rank(b)).map((piece) => withArticle(pieceName(piece)));
  const light = setting.shade?.kind === "window" ? " in window light" : setting.shade ? " in the shade of a palm" : "";
  return `${sentence(listed(named))}, laid out on ${groundName(setting)}${light}.`;
}

function withArticle(name: string): string {
  if (plural.test(name)) return name;
  return `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
}

function listed(words: string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
