import { eur, type PlannedWardrobe } from "./planned-wardrobe.ts";

export const samirWardrobe: PlannedWardrobe = {
  by: "samir-haddad",
  items: [
    {
      ...{
        name: "The blue that forgives",
        picture: "denim-shirt",
        tag: "Denim shirt",
        category: "shirt",
        colours: ["blue"],
        size: "L",
      },
      ...{ brand: "Halden", material: "Chambray", price: eur(69), boughtOn: "2020-06-20", isFavourite: true },
    },
    {
      ...{ name: "Friday shirt", tag: "White shirt", category: "shirt", colours: ["white"], size: "42" },
      ...{ brand: "Norr & Sund", price: eur(85), boughtOn: "2021-09-18" },
    },
    {
      ...{
        name: "Pinstriped trousers",
        picture: "pinstriped-trousers",
        tag: "Indigo pinstriped wide-leg trousers",
        category: "trousers",
      },
      ...{ colours: ["navy", "grey"], pattern: "striped", size: "50", price: eur(140), boughtOn: "2022-01-29" },
      notes: "Draw attention away from the shirt.",
    },
    {
      ...{
        name: "White jeans",
        picture: "white-jeans",
        tag: "White straight jeans",
        category: "jeans",
        colours: ["white"],
        size: "33/32",
      },
      ...{ seasons: ["summer"], price: eur(80), boughtOn: "2021-05-22", notes: "No red wine, no exceptions." },
    },
    {
      ...{
        name: "Cognac loafers",
        picture: "horsebit-loafers",
        tag: "Cognac horsebit loafers",
        category: "shoes",
        colours: ["brown"],
        size: "43",
      },
      ...{ brand: "Loof & Daughters", price: eur(195), boughtOn: "2021-05-22" },
    },
    {
      ...{ name: "Black loafers", tag: "Black horsebit loafers", category: "shoes", colours: ["black"], size: "43" },
      ...{ brand: "Loof & Daughters", price: eur(195), boughtOn: "2022-10-15" },
    },
    {
      ...{ name: "Monday shirts", category: "shirt", colours: ["blue"], size: "42", quantity: 4 },
      ...{ price: eur(49), boughtOn: "2022-08-20" },
    },
    {
      ...{ name: "Shirt for a second wedding", category: "shirt", colours: ["pink"], size: "42" },
      ...{ price: eur(95), boughtOn: "2023-05-20", notes: "There was no second wedding." },
    },
  ],
  worn: [
    {
      ...{ times: 12, seasons: ["summer"], look: "the-blue-that-forgives-everything", outfit: "Forgiven" },
      items: ["The blue that forgives", "White jeans", "Cognac loafers"],
    },
    {
      ...{ times: 14, seasons: ["winter"], on: "weekdays", look: "the-weeks-last-clean-shirt", outfit: "Friday" },
      items: ["Friday shirt", "Pinstriped trousers", "Black loafers"],
    },
    { times: 20, seasons: ["spring", "autumn"], on: "weekdays", items: ["Monday shirts", "Black loafers"] },
  ],
};
