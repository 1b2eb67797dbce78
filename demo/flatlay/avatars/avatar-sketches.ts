import type { Hex } from "../drawing/colours.ts";
import type { Motif } from "./paper-motif.ts";
import type { Portrait } from "./paper-portrait.ts";

const skin = { pale: "#f1cdb0", light: "#e3b48f", warm: "#c98f68", brown: "#a56a45", deep: "#7b4a30", dark: "#56331f" };

const hair = {
  black: "#181618",
  soft: "#2a1d1a",
  brown: "#4a2c1c",
  chestnut: "#7a4a2a",
  blond: "#b98d4f",
  red: "#8f3f24",
  silver: "#c9c2b8",
};

export type Sketch = { ground: Hex; alt: string } & ({ portrait: Portrait } | { motif: Motif; colours: Hex[] });

/** In the order of the demo people; every fourth is a shape instead of a face, as with real members. */
export const sketches: Sketch[] = [
  {
    ground: "#d8c7b1",
    alt: "Portrait of a woman in a rust headscarf",
    portrait: { style: "scarf", skin: skin.warm, hair: hair.soft, top: "#5f6a52", scarf: "#7a3b2e" },
  },
  {
    ground: "#a9b7ac",
    alt: "Portrait of a woman with a dark bob and a red roll-neck",
    portrait: { style: "bob", skin: skin.pale, hair: hair.soft, top: "#8c2f2b", collar: "turtle", earring: true },
  },
  {
    ground: "#e0b9a0",
    alt: "Portrait of a red-haired woman in a green jacket",
    portrait: { style: "bun", skin: skin.pale, hair: hair.red, top: "#3c5a4a", collar: "lapel", earring: true },
  },
  { ground: "#c8b394", alt: "Three paper pebbles", motif: "stones", colours: ["#e8ddcb", "#7a3b2e", "#d9a441"] },
  {
    ground: "#b9c4d0",
    alt: "Portrait of a woman with long black hair in a cream jacket",
    portrait: { style: "long", skin: skin.brown, hair: hair.black, top: "#f1e9da", collar: "lapel" },
  },
  {
    ground: "#c9a15c",
    alt: "Portrait of a woman with wavy blond hair in a striped top",
    portrait: { style: "wave", skin: skin.light, hair: hair.blond, top: "#35506b", striped: true },
  },
  {
    ground: "#e8ddcb",
    alt: "Portrait of a woman with brown long hair and glasses",
    portrait: {
      style: "long",
      skin: skin.pale,
      hair: hair.chestnut,
      top: "#6b2f33",
      collar: "turtle",
      glasses: "#3a2418",
    },
  },
  {
    ground: "#b6764f",
    alt: "A paper arch with a small sun",
    motif: "arch",
    colours: ["#f2e7d5", "#2f4a5c", "#e0b9a0", "#d9a441"],
  },
  {
    ground: "#9fae8f",
    alt: "Portrait of a woman with a black bob in navy",
    portrait: { style: "bob", skin: skin.light, hair: hair.black, top: "#27394a", collar: "shirt" },
  },
  {
    ground: "#cfa9a0",
    alt: "Portrait of a woman with brown waves and gold earrings",
    portrait: { style: "wave", skin: skin.warm, hair: hair.brown, top: "#3c5a4a", earring: true },
  },
  {
    ground: "#d9cfc0",
    alt: "Portrait of a woman with a blond bun in a blue jumper",
    portrait: { style: "bun", skin: skin.pale, hair: hair.blond, top: "#5b7896", collar: "turtle" },
  },
  { ground: "#c4b7c6", alt: "A paper twig with leaves", motif: "twig", colours: ["#5f6a52", "#8c2f2b", "#e8ddcb"] },
  {
    ground: "#d2b48a",
    alt: "Portrait of an older woman with silver curls",
    portrait: { style: "curl", skin: skin.dark, hair: hair.silver, top: "#6b4a62", collar: "lapel", earring: true },
  },
  {
    ground: "#8fa3a6",
    alt: "Portrait of a woman with long dark hair in saffron",
    portrait: { style: "long", skin: skin.brown, hair: hair.soft, top: "#d9a441", earring: true },
  },
  {
    ground: "#c9b8a0",
    alt: "Portrait of a man with fair hair and a grey roll-neck",
    portrait: { style: "short", skin: skin.pale, hair: hair.blond, top: "#8a8d95", collar: "turtle" },
  },
  { ground: "#e6d3c0", alt: "Two paper boats", motif: "boats", colours: ["#35506b", "#e8ddcb", "#b8674a"] },
  {
    ground: "#b7a08c",
    alt: "Portrait of a woman with chestnut hair and glasses",
    portrait: {
      style: "bob",
      skin: skin.light,
      hair: hair.chestnut,
      top: "#a5322d",
      collar: "shirt",
      glasses: "#232022",
    },
  },
  {
    ground: "#a7b4bd",
    alt: "Portrait of a bearded man in a white shirt",
    portrait: { style: "short", skin: skin.warm, hair: hair.black, top: "#e9e1d3", collar: "shirt", beard: true },
  },
  {
    ground: "#d8c2b4",
    alt: "Portrait of an older woman with a silver bun and red glasses",
    portrait: { style: "bun", skin: skin.pale, hair: hair.silver, top: "#2a292c", glasses: "#7a3b2e", collar: "shirt" },
  },
  {
    ground: "#7f8f7c",
    alt: "A paper moon over hills",
    motif: "hills",
    colours: ["#d9d2bf", "#3f4030", "#b8674a", "#f2e7d5"],
  },
  {
    ground: "#e3c99a",
    alt: "Portrait of a woman with red waves in teal",
    portrait: { style: "wave", skin: skin.pale, hair: hair.red, top: "#2f6468", collar: "lapel" },
  },
  {
    ground: "#c3cdb8",
    alt: "Portrait of a man with short curls in an orange jumper",
    portrait: { style: "crop", skin: skin.dark, hair: hair.black, top: "#c2703d", collar: "turtle", beard: true },
  },
  {
    ground: "#cbb7a8",
    alt: "Portrait of a woman with a brown crop and earrings",
    portrait: { style: "crop", skin: skin.light, hair: hair.brown, top: "#8c7a93", earring: true },
  },
  { ground: "#6f7f8c", alt: "A paper button with four holes", motif: "button", colours: ["#ece1cd", "#b8674a"] },
  {
    ground: "#d5c8d2",
    alt: "Portrait of a woman with long blond hair in a striped top",
    portrait: { style: "long", skin: skin.pale, hair: hair.blond, top: "#8c2f2b", striped: true },
  },
  {
    ground: "#b9a98f",
    alt: "Portrait of a woman with black curls in mustard",
    portrait: { style: "curl", skin: skin.deep, hair: hair.black, top: "#c9a15c", collar: "lapel", earring: true },
  },
];
