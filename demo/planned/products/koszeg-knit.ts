import { eur, letters, oneSize, productsOf } from "./planned-product.ts";

const knit = { category: "knitwear", sizes: letters("XS", "XXL") } as const;

export const koszegProducts = productsOf("koszeg-knit", [
  {
    ...{ name: "Aran jumper", picture: "aran-jumper", colours: ["cream"], ...knit, material: "Wool" },
    ...{ prices: [eur(120)], onlyResembles: true },
    description: "Three cables, honeycomb between them, in wool that has kept some of its lanolin.",
    more: ["look-32-2.webp"],
  },
  {
    ...{ name: "Cable roll-neck", picture: "cable-roll-neck", colours: ["white"], ...knit, material: "Wool" },
    prices: [eur(135)],
    description: "The heaviest thing the machines can do. It stands up by itself on a chair.",
    more: ["look-48-2.webp"],
  },
  {
    ...{ name: "Cable vest", picture: "mustard-vest", colours: ["yellow"], ...knit, material: "Wool" },
    ...{ prices: [eur(85)], onlyResembles: true },
    description: "A jumper that leaves your arms alone.",
  },
  {
    ...{ name: "Crew-neck jumper", picture: "rust-jumper", colours: ["orange"], ...knit, material: "Wool" },
    prices: [eur(98)],
    description: "Rust, plain, with elbows knitted double.",
  },
  {
    ...{ name: "Striped roll-neck", picture: "striped-roll-neck", colours: ["teal", "cream"], ...knit },
    ...{ material: "Wool", prices: [eur(110)] },
    description: "Petrol and cream. The stripes are knitted in, so the inside is as tidy as the outside.",
  },
  {
    ...{ name: "Cotton cardigan", picture: "sage-cardigan", colours: ["green"], ...knit, material: "Cotton" },
    prices: [eur(70)],
    description: "For people who itch. Heavier than it looks, and it grows a little; wash it and it shrinks back.",
  },
  {
    ...{ name: "Lilac cardigan", picture: "lilac-cardigan", colours: ["purple"], ...knit, material: "Wool" },
    prices: [eur(95)],
    description: "A colour the cooperative voted on. It was close.",
  },
  {
    ...{ name: "Ribbed beanie", category: "hat", picture: "mustard-beanie", colours: ["yellow"] },
    ...{ material: "Wool", sizes: oneSize, prices: [eur(28)] },
    description: "Made of what is left on the cones on Friday.",
  },
]);
