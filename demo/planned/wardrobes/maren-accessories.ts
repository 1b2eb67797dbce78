import { cold, eur, mild, type PlannedItem } from "./planned-wardrobe.ts";

/** What is not cloth, and what is added last. */
export const marenAccessories: readonly PlannedItem[] = [
  {
    ...{ name: "Black ankle boots", picture: "black-boots", tag: "Black ankle boots", category: "boots" },
    ...{ colours: ["black"], brand: "Loof & Daughters", size: "39", material: "Leather", seasons: [...cold] },
    ...{ price: eur(220), boughtOn: "2020-10-10", storedAt: "Hall, lower shelf", notes: "Resoled twice." },
    isFavourite: true,
  },
  {
    ...{ name: "Chestnut ankle boots", picture: "chestnut-boots", tag: "Chestnut ankle boots", category: "boots" },
    ...{ colours: ["brown"], brand: "Loof & Daughters", size: "39", material: "Leather", seasons: [...cold] },
    ...{ price: eur(220), boughtOn: "2022-10-08", storedAt: "Hall, lower shelf" },
  },
  {
    ...{ name: "Allotment boots", picture: "cognac-boots", tag: "Cognac ankle boots", category: "boots" },
    ...{ colours: ["brown"], size: "39", material: "Leather", price: eur(75), boughtOn: "2019-03-30" },
    ...{ storedAt: "Shed", notes: "Grease in March. They were good boots once." },
  },
  {
    ...{ name: "Chestnut loafers", picture: "chestnut-loafers", tag: "Chestnut loafers", category: "shoes" },
    ...{ colours: ["brown"], brand: "Loof & Daughters", size: "39", material: "Leather", seasons: [...mild] },
    ...{ price: eur(165), boughtOn: "2021-09-04", storedAt: "Hall, upper shelf" },
  },
  {
    ...{ name: "Espresso loafers", picture: "espresso-loafers", tag: "Espresso loafers", category: "shoes" },
    ...{ colours: ["brown"], brand: "Loof & Daughters", size: "39", material: "Leather", price: eur(165) },
    ...{ boughtOn: "2022-09-03", storedAt: "Hall, upper shelf" },
  },
  {
    ...{ name: "Navy slingbacks", picture: "navy-pumps", tag: "Navy slingback pumps", category: "shoes" },
    ...{ colours: ["navy"], brand: "Marin", size: "39", material: "Leather", price: eur(135), boughtOn: "2023-04-15" },
    ...{ storedAt: "Hall, upper shelf", notes: "Two hours, then the other shoes." },
  },
  {
    ...{ name: "Mary Janes", picture: "mary-janes", tag: "Black Mary Jane flats", category: "shoes" },
    ...{ colours: ["black"], brand: "Marin", size: "39", material: "Leather", price: eur(110), boughtOn: "2022-03-12" },
    ...{ storedAt: "Hall, upper shelf" },
  },
  {
    ...{ name: "Black handbag", picture: "black-handbag", tag: "Black handbag", category: "bag", colours: ["black"] },
    ...{ brand: "Loof & Daughters", material: "Leather", price: eur(260), boughtOn: "2019-11-16" },
    storedAt: "Hall, hook",
  },
  {
    ...{ name: "Chestnut handbag", picture: "chestnut-handbag", tag: "Chestnut handbag", category: "bag" },
    ...{ colours: ["brown"], material: "Leather", notes: "My mother’s. The lock is new.", storedAt: "Hall, hook" },
  },
  {
    ...{ name: "Chestnut shoulder bag", picture: "chestnut-shoulder-bag", tag: "Chestnut shoulder bag" },
    ...{ category: "bag", colours: ["brown"], brand: "Loof & Daughters", material: "Leather", price: eur(180) },
    ...{ boughtOn: "2021-05-29", storedAt: "Hall, hook" },
  },
  {
    ...{ name: "Tartan scarf", picture: "rust-tartan-scarf", tag: "Rust tartan wool scarf", category: "scarf" },
    ...{ colours: ["orange", "cream"], brand: "Norr & Sund", material: "Wool", pattern: "checked" },
    ...{ seasons: ["winter"], price: eur(58), boughtOn: "2020-11-28", storedAt: "Basket" },
  },
  {
    ...{ name: "Cat-eye sunglasses", picture: "cat-eye-sunglasses", tag: "Dark cat-eye sunglasses" },
    ...{ category: "glasses", colours: ["brown"], brand: "Marin", price: eur(95), boughtOn: "2023-05-06" },
    notes: "The third pair. The first two are in the sea.",
  },
  {
    ...{ name: "Gold hoops", picture: "gold-hoops", tag: "Gold hoops", category: "jewellery", colours: ["metallic"] },
    notes: "A present. Never asked what they cost.",
  },
  {
    ...{
      name: "Rust silk scarf",
      picture: "rust-silk-scarf",
      tag: "Rust silk scarf",
      category: "scarf",
      colours: ["orange", "navy"],
    },
    ...{ material: "Silk", pattern: "dotted", price: eur(45), boughtOn: "2023-09-09", storedAt: "Basket" },
  },
  {
    ...{
      name: "Round sunglasses",
      picture: "round-sunglasses",
      tag: "Dark round sunglasses",
      category: "glasses",
      colours: ["brown"],
    },
    ...{ price: eur(40), boughtOn: "2020-06-13" },
  },
  {
    ...{
      name: "Cognac loafers",
      picture: "cognac-loafers",
      tag: "Cognac loafers",
      category: "shoes",
      colours: ["brown"],
      size: "39",
    },
    ...{ brand: "Loof & Daughters", material: "Leather", price: eur(165), boughtOn: "2020-02-22" },
  },
  {
    ...{
      name: "Black slingbacks",
      picture: "black-slingbacks",
      tag: "Black slingback pumps",
      category: "shoes",
      colours: ["black"],
      size: "39",
    },
    ...{ brand: "Marin", price: eur(120), boughtOn: "2021-11-12" },
  },
  {
    ...{ name: "Green heels", category: "shoes", colours: ["green"], size: "38", price: eur(130) },
    ...{ boughtOn: "2020-07-25", notes: "One size down, because it was the last pair." },
  },
];
