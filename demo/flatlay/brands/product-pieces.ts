import type { Piece } from "../composition/piece.ts";
import type { Kind } from "../garments/garment-kinds.ts";
import { swatches } from "../looks/swatches.ts";

/**
 * Garments that are photographed alone for brands and hang in no wardrobe of the demo, by file name: in which look, and
 * which of its garments.
 */
const worn = {
  "navy-wool-coat": ["eleven-winters-one-coat", "coat"],
  "burgundy-wool-scarf": ["eleven-winters-one-coat", "scarf"],
  "grey-crew-jumper": ["grey-on-grey-on-purpose", "jumper"],
  "square-sunglasses": ["grey-on-grey-on-purpose", "sunglasses"],
  "plum-dress": ["birthday-in-january", "dress"],
  "floral-dress": ["floral-but-not-sweet", "dress"],
  "ink-jeans": ["night-train-to-ghent", "jeans"],
  "turned-up-jeans": ["first-bare-ankles", "jeans"],
  "red-mary-janes": ["first-bare-ankles", "ballet"],
  "oxblood-shoulder-bag": ["first-bare-ankles", "shoulderBag"],
  "white-striped-shirt": ["first-bare-ankles", "shirt"],
  "denim-shorts": ["gingham-without-the-picnic", "shorts"],
  "coral-flats": ["dots-at-the-garden-wedding", "ballet"],
  "apricot-silk-scarf": ["dots-at-the-garden-wedding", "foulard"],
  "black-horsebit-loafers": ["the-weeks-last-clean-shirt", "loafers"],
  "tan-sandals": ["too-hot-for-sleeves", "sandals"],
  "espresso-sandals": ["ferry-at-six", "sandals"],
  "cognac-sandals": ["the-dress-that-dries-overnight", "sandals"],
  "oxblood-penny-loafers": ["herringbone-on-the-tram", "loafers"],
  "herringbone-blazer": ["herringbone-on-the-tram", "blazer"],
  "black-tee": ["herringbone-on-the-tram", "tee"],
  "tan-watch": ["herringbone-on-the-tram", "watch"],
  "chestnut-flats": ["sunday-shirt-ironed-once", "ballet"],
  "cognac-slingbacks": ["second-hand-silk-first-dance", "pumps"],
  "aran-jumper": ["the-sweater-my-aunt-finished", "jumper"],
  "rust-jumper": ["leaves-mostly-brown", "jumper"],
  "barrel-trousers": ["leaves-mostly-brown", "trousers"],
  "cable-roll-neck": ["snow-forecast-wool-answer", "jumper"],
  "striped-roll-neck": ["ski-trip-no-skiing", "jumper"],
  "mustard-beanie": ["goalkeeper-by-default", "beanie"],
  "navy-sweatshirt": ["goalkeeper-by-default", "sweatshirt"],
  "red-silk-scarf": ["borrowed-from-a-sailor", "foulard"],
  "black-silk-blouse": ["gallery-opening-flat-shoes", "blouse"],
  "camel-bias-skirt": ["gallery-opening-flat-shoes", "satinSkirt"],
  "white-floral-dress": ["market-day-wide-brim", "dress"],
  "straw-hat": ["market-day-wide-brim", "strawHat"],
  "apricot-bias-skirt": ["denim-and-satin-kept-apart", "satinSkirt"],
  "forest-camisole": ["a-skirt-that-was-a-curtain", "camisole"],
  "cream-shorts": ["linen-shorts-and-nowhere-to-be", "shorts"],
  "oxblood-watch": ["linen-shorts-and-nowhere-to-be", "watch"],
  "olive-trousers": ["office-thirty-one-degrees", "trousers"],
  "glen-check-trousers": ["checks-and-balances", "trousers"],
  "charcoal-pressed-trousers": ["the-interview-blazer", "trousers"],
  "navy-joggers": ["running-late-running-anyway", "joggers"],
  "grey-sweatshirt": ["running-late-running-anyway", "sweatshirt"],
  "rust-cap": ["running-late-running-anyway", "cap"],
  "plum-joggers": ["yoga-then-pastry", "joggers"],
} as const satisfies Record<string, readonly [look: string, kind: Kind]>;

/** Garments that no look shows. */
const unworn = {
  oilskin: { kind: "trench", seed: 9101, cut: { fill: swatches.saffron, button: "#5b3a1c" } },
  "grey-roll-neck": { kind: "jumper", seed: 9102, cut: { fill: swatches.grey, collar: "turtle" } },
  "school-trousers": { kind: "trousers", seed: 9103, cut: { fill: swatches.black, fit: "slim" } },
} as const satisfies Record<string, Piece>;

export type ProductPiece = keyof typeof worn | keyof typeof unworn;

/** A garment of a look, or one drawn for its brand alone. */
export const productPieces: Record<ProductPiece, readonly [look: string, kind: Kind] | Piece> = { ...worn, ...unworn };

/** Its file in `demo/pictures/`. */
export const productPictureOf = (piece: ProductPiece): string => `product-${piece}.webp`;
