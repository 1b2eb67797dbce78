/** @param cover a file in `demo/pictures/` */
export interface PlannedCategory {
  slug: string;
  name: string;
  description: string;
  cover: string;
}

/** The shelves of the demo’s notebook, in the admins’ order. */
export const plannedCategories: readonly PlannedCategory[] = [
  {
    ...{ slug: "wardrobe-arithmetic", name: "Wardrobe arithmetic", cover: "cover-subscription.webp" },
    description: "Cost per wear, wears per year, and what a number can and can’t say about a coat.",
  },
  {
    ...{ slug: "the-mending-basket", name: "The mending basket", cover: "item-indigo-jeans.webp" },
    description: "Holes, moths, elbows and knees: how to mend them, and when to leave them alone.",
  },
  {
    ...{ slug: "cloth", name: "Cloth", cover: "item-forest-scarf.webp" },
    description: "What it’s made of, what the label says about it, and how to keep it.",
  },
  {
    ...{ slug: "one-person-one-coat", name: "One person, one coat", cover: "item-camel-coat.webp" },
    description: "Long visits to a single thing and the person who wears it.",
  },
  {
    ...{ slug: "letters", name: "Letters", cover: "item-canvas-tote.webp" },
    description: "From members and from the people who run Hemline: plans, lists and reasons.",
  },
];
