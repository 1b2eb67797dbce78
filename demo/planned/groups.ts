import type { GroupDraft } from "@hemline/site/shared/group-admin/group-form.ts";

/** @param cover a file in `demo/pictures/` */
export type PlannedGroup = Omit<GroupDraft, "cover" | "coverAlt" | "isClosed"> & { slug: string; cover: string };

/** Where the demo people talk, in the admins’ order. */
export const plannedGroups: readonly PlannedGroup[] = [
  {
    ...{ slug: "mending", name: "Mending", colour: "brown", cover: "item-chestnut-belt.webp" },
    description: "Darning, relining, patching, dyeing. Say what it’s made of and where it gave way.",
    ...{ mayRead: "everyone", mayPost: "members" },
  },
  {
    ...{ slug: "shirts-and-tailoring", name: "Shirts and tailoring", colour: "blue", cover: "item-fathers-shirt.webp" },
    description: "Collars, cuffs, shoulders and who still does them. Say the year you bought it.",
    ...{ mayRead: "everyone", mayPost: "members" },
  },
  {
    ...{ slug: "shoes-you-have-resoled", name: "Shoes you have resoled" },
    ...{ colour: "beige", cover: "item-cognac-loafers.webp" },
    description: "Second soles, third soles, and the cobblers who did them.",
    ...{ mayRead: "everyone", mayPost: "members" },
  },
  {
    ...{ slug: "knitwear", name: "Knitwear", colour: "orange", cover: "product-rust-jumper.webp" },
    description: "What pills, what doesn’t, how to wash it and where it keeps its shape.",
    ...{ mayRead: "everyone", mayPost: "members" },
  },
  {
    ...{ slug: "one-bag-ten-days", name: "One bag, ten days", colour: "navy", cover: "item-canvas-tote.webp" },
    description: "Packing lists that came home again, with what stayed in the bag.",
    ...{ mayRead: "everyone", mayPost: "members" },
  },
  {
    ...{ slug: "second-hand", name: "Second-hand", colour: "green", cover: "item-chestnut-handbag.webp" },
    description: "What to look for, what to pay and what to leave on the rail.",
    ...{ mayRead: "everyone", mayPost: "members" },
  },
  {
    ...{ slug: "what-to-wear", name: "What to wear", colour: "yellow", cover: "item-mustard-cardigan.webp" },
    description: "Weather, weddings, work and Mondays. Start with what you already own.",
    ...{ mayRead: "everyone", mayPost: "members" },
  },
  {
    ...{ slug: "the-fitting-room", name: "The fitting room", colour: "teal", cover: "item-petrol-cardigan.webp" },
    description: "Alterations, measurements and long wear diaries, among subscribers.",
    ...{ mayRead: "subscribers", mayPost: "subscribers" },
  },
];
