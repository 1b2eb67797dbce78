import type { Kind } from "../garments/garment-kinds.ts";

export type Role = "dress" | "top" | "jacket" | "coat" | "bottom" | "shoes" | "bag" | "scarf" | "small";

export const roleOf: Record<Kind, Role> = {
  tee: "top",
  sweatshirt: "top",
  camisole: "top",
  shirt: "top",
  blouse: "top",
  jumper: "top",
  vest: "top",
  cardigan: "top",
  dress: "dress",
  slip: "dress",
  blazer: "jacket",
  denimJacket: "jacket",
  coat: "coat",
  trench: "coat",
  jeans: "bottom",
  trousers: "bottom",
  shorts: "bottom",
  joggers: "bottom",
  pleatedSkirt: "bottom",
  satinSkirt: "bottom",
  miniSkirt: "bottom",
  sneakers: "shoes",
  loafers: "shoes",
  ballet: "shoes",
  sandals: "shoes",
  pumps: "shoes",
  boots: "shoes",
  handbag: "bag",
  shoulderBag: "bag",
  tote: "bag",
  scarf: "scarf",
  foulard: "small",
  cap: "small",
  beanie: "small",
  strawHat: "small",
  belt: "small",
  sunglasses: "small",
  watch: "small",
  hoops: "small",
};

/** Sizes of the finished pictures in pixels, by shape. */
export const ratios = {
  "3:4": { width: 1200, height: 1600 },
  "4:5": { width: 1200, height: 1500 },
  "1:1": { width: 1400, height: 1400 },
  "3:2": { width: 1680, height: 1120 },
  "2:1": { width: 1800, height: 900 },
} as const;
export type Ratio = keyof typeof ratios;
