import { eur, oneSize, productsOf, shoeSizes } from "./planned-product.ts";

const boot = { category: "boots", material: "Vegetable-tanned leather", sizes: shoeSizes(36, 42) } as const;
const loafer = { category: "shoes", material: "Vegetable-tanned leather", sizes: shoeSizes(36, 45) } as const;
const bag = { category: "bag", material: "Vegetable-tanned leather", sizes: oneSize } as const;

export const loofProducts = productsOf("loof-daughters", [
  {
    ...{ name: "Ankle boot, black", picture: "black-boots", colours: ["black"], ...boot, prices: [eur(220)] },
    description: "Stitched sole, three centimetres of heel, elastic at the sides and a tab to pull them on by.",
    more: ["look-31-3.webp"],
  },
  {
    ...{ name: "Ankle boot, chestnut", picture: "chestnut-boots", colours: ["brown"], ...boot, prices: [eur(220)] },
    description: "The same boot in the colour that shows polish best.",
    owners: [["tilda-rask", "Chestnut boots"]],
  },
  {
    ...{ name: "Ankle boot, espresso", picture: "espresso-boots", colours: ["brown"], ...boot, prices: [eur(225)] },
    description: "Nearly black indoors, brown in the street.",
  },
  {
    ...{ name: "Ankle boot, cognac", picture: "tea-boots", colours: ["brown"], ...boot, prices: [eur(210)] },
    description: "Undyed edges, so you can see how thick the leather is.",
    owners: [["hanna-brandt", "Cognac boots"]],
  },
  {
    ...{ name: "Apron loafer, chestnut", picture: "chestnut-loafers", colours: ["brown"], ...loafer },
    prices: [eur(165)],
    description: "The apron is sewn by hand; it takes one daughter forty minutes.",
  },
  {
    ...{ name: "Apron loafer, espresso", picture: "espresso-loafers", colours: ["brown"], ...loafer },
    prices: [eur(165)],
    description: "The dark pair. Half a size wider across the toes since 2022.",
  },
  {
    ...{ name: "Apron loafer, cognac", picture: "cognac-loafers", colours: ["brown"], ...loafer },
    prices: [eur(165)],
    description: "The light pair, which will be chestnut in two years if you wear it.",
  },
  {
    ...{ name: "Plain loafer", picture: "black-loafers", colours: ["black"], ...loafer, prices: [eur(160)] },
    description: "No coin, no bit, no tassel.",
  },
  {
    ...{ name: "Horsebit loafer, cognac", picture: "horsebit-loafers", colours: ["brown"], ...loafer },
    prices: [eur(195)],
    description: "A brass bit that is screwed on, not glued. Comes with the screwdriver.",
  },
  {
    ...{ name: "Horsebit loafer, black", picture: "black-horsebit-loafers", colours: ["black"], ...loafer },
    prices: [eur(195)],
    description: "The same in black, with a steel bit.",
    owners: [["samir-haddad", "Black loafers"]],
  },
  {
    ...{ name: "Handbag, black", picture: "black-handbag", colours: ["black"], ...bag, prices: [eur(260)] },
    description: "Holds a book, a lunch and a small umbrella. The clasp can be replaced.",
    more: ["look-02-2.webp"],
  },
  {
    ...{ name: "Handbag, tan", picture: "tan-handbag", colours: ["brown"], ...bag, prices: [eur(240)] },
    description: "The undyed one: it gets darker with every hand.",
  },
  {
    ...{ name: "Handbag, chestnut", picture: "chestnut-handbag", colours: ["brown"], ...bag, prices: [eur(260)] },
    description: "The pattern of 1957, unchanged apart from the lock.",
    onlyResembles: true,
  },
  {
    ...{ name: "Shoulder bag, chestnut", picture: "chestnut-shoulder-bag", colours: ["brown"], ...bag },
    prices: [eur(180)],
    description: "A strap of seven holes and a flap that closes by its own weight.",
  },
  {
    ...{ name: "Shoulder bag, espresso", picture: "espresso-shoulder-bag", colours: ["brown"], ...bag },
    prices: [eur(175)],
    description: "Unlined, so crumbs can be shaken out.",
  },
  {
    ...{ name: "Shoulder bag, black", picture: "black-shoulder-bag", colours: ["black"], ...bag, prices: [eur(170)] },
    description: "The smallest of them: keys, a card, one opinion.",
  },
  {
    ...{ name: "Shoulder bag, oxblood", picture: "oxblood-shoulder-bag", colours: ["red"], ...bag, prices: [eur(175)] },
    description: "Dyed in the drum, so a scratch is red all the way down.",
  },
]);
