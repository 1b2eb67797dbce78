import type {
  ArchiveReason,
  BodySlot,
  Category,
  ItemFilter,
  ItemOrder,
  Pattern,
} from "../../../shared/items/item-options.ts";

export const categoryLabels: Record<Category, string> = {
  top: "Top",
  shirt: "Shirt",
  knitwear: "Knitwear",
  jacket: "Jacket",
  coat: "Coat",
  dress: "Dress",
  jumpsuit: "Jumpsuit",
  skirt: "Skirt",
  trousers: "Trousers",
  jeans: "Jeans",
  shorts: "Shorts",
  shoes: "Shoes",
  boots: "Boots",
  bag: "Bag",
  hat: "Hat",
  scarf: "Scarf",
  belt: "Belt",
  gloves: "Gloves",
  glasses: "Glasses",
  jewellery: "Jewellery",
  tights: "Tights",
  underwear: "Underwear",
  swimwear: "Swimwear",
  sportswear: "Sportswear",
  nightwear: "Nightwear",
  other: "Other",
};

export const slotLabels: Record<BodySlot, string> = {
  head: "Head",
  outer: "Coat or jacket",
  mid: "Layer",
  top: "Top",
  full: "Dress or jumpsuit",
  bottom: "Trousers or skirt",
  legs: "Tights",
  feet: "Shoes",
  bag: "Bag",
  accessory: "Accessory",
};

export const patternLabels: Record<Pattern, string> = {
  plain: "Plain",
  striped: "Striped",
  checked: "Checked",
  floral: "Floral",
  dotted: "Dotted",
  animal: "Animal print",
  graphic: "Graphic",
  other: "Other",
};

export const archiveReasonLabels: Record<ArchiveReason, string> = {
  sold: "Sold",
  "given-away": "Given away",
  "worn-out": "Worn out",
  lent: "Lent to someone",
  stored: "Stored away",
  lost: "Lost",
  other: "Another reason",
};

export const itemFilterLabels: Record<ItemFilter, string> = {
  owned: "All",
  favourite: "Favourites",
  "never-worn": "Never worn",
  "not-worn-lately": "Not worn for six weeks",
  wished: "Wishlist",
  archived: "Archive",
  unnamed: "To name",
};

export const itemOrderLabels: Record<ItemOrder, string> = {
  newest: "Newest",
  "most-worn": "Most worn",
  "least-worn": "Least worn",
  name: "Name",
};

/** What the sewn label says. */
export const wornLabel = (wears: number): string => (wears === 1 ? "Worn once" : `Worn ${wears} times`);
