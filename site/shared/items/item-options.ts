// Without zod, unlike item.ts: a page may import it.

/** Where on the body an item is worn. An outfit holds one item for each slot, and any number of accessories. */
export const bodySlots = ["head", "outer", "mid", "top", "full", "bottom", "legs", "feet", "bag", "accessory"] as const;
export type BodySlot = (typeof bodySlots)[number];

/** In the order of a list of choices: from what is put on first to what is added last. */
export const categories = [
  "top",
  "shirt",
  "knitwear",
  "jacket",
  "coat",
  "dress",
  "jumpsuit",
  "skirt",
  "trousers",
  "jeans",
  "shorts",
  "shoes",
  "boots",
  "bag",
  "hat",
  "scarf",
  "belt",
  "gloves",
  "glasses",
  "jewellery",
  "tights",
  "underwear",
  "swimwear",
  "sportswear",
  "nightwear",
  "other",
] as const;
export type Category = (typeof categories)[number];

export const slotOf: Readonly<Record<Category, BodySlot>> = {
  top: "top",
  shirt: "top",
  knitwear: "mid",
  jacket: "outer",
  coat: "outer",
  dress: "full",
  jumpsuit: "full",
  skirt: "bottom",
  trousers: "bottom",
  jeans: "bottom",
  shorts: "bottom",
  shoes: "feet",
  boots: "feet",
  bag: "bag",
  hat: "head",
  scarf: "accessory",
  belt: "accessory",
  gloves: "accessory",
  glasses: "accessory",
  jewellery: "accessory",
  tights: "legs",
  underwear: "accessory",
  swimwear: "full",
  sportswear: "top",
  nightwear: "full",
  other: "accessory",
};

export const patterns = ["plain", "striped", "checked", "floral", "dotted", "animal", "graphic", "other"] as const;
export type Pattern = (typeof patterns)[number];

/** Why an item is in the archive. */
export const archiveReasons = ["sold", "given-away", "worn-out", "lent", "stored", "lost", "other"] as const;
export type ArchiveReason = (typeof archiveReasons)[number];

/** Which items of a wardrobe: all that are not archived, or some of them. */
export const itemFilters = [
  "owned",
  "favourite",
  "never-worn",
  "not-worn-lately",
  "wished",
  "archived",
  "unnamed",
] as const;
export type ItemFilter = (typeof itemFilters)[number];

export const itemOrders = ["newest", "most-worn", "least-worn", "name"] as const;
export type ItemOrder = (typeof itemOrders)[number];

/** “Not worn for six weeks”. */
export const forgottenAfterDays = 42;
