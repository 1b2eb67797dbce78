import { eur, mild, type PlannedWardrobe } from "./planned-wardrobe.ts";

export const hannaWardrobe: PlannedWardrobe = {
  by: "hanna-brandt",
  items: [
    {
      ...{ name: "Navy blazer", picture: "navy-blazer", tag: "Navy blazer", category: "jacket", colours: ["navy"] },
      ...{ brand: "Atelier Vey", size: "40", material: "Wool", price: eur(260), boughtOn: "2020-09-12" },
      ...{ notes: "Hang in the bathroom while the shower runs.", isFavourite: true },
    },
    {
      ...{ name: "Travelling trench", picture: "oat-trench", tag: "Oat trench coat", category: "coat" },
      ...{ colours: ["cream"], brand: "Norr & Sund", size: "40", seasons: [...mild], price: eur(230) },
      ...{ boughtOn: "2021-10-30", notes: "Also a blanket." },
    },
    {
      ...{
        name: "Four-sinks dress",
        picture: "olive-dress",
        tag: "Olive dress",
        category: "dress",
        colours: ["green"],
      },
      ...{ brand: "Marin", size: "40", material: "Viscose", seasons: ["summer"], price: eur(75) },
      ...{ boughtOn: "2022-06-18", notes: "Dry by seven if wrung in a towel.", isFavourite: true },
    },
    {
      ...{ name: "Ink jeans", tag: "Ink straight jeans", category: "jeans", colours: ["navy"], brand: "Halden" },
      ...{ size: "30/32", price: eur(99), boughtOn: "2021-02-13" },
    },
    {
      ...{ name: "Light jeans", tag: "Light blue straight jeans", category: "jeans", colours: ["blue"] },
      ...{ brand: "Halden", size: "30/32", price: eur(99), boughtOn: "2022-03-26" },
    },
    {
      ...{
        name: "Striped tee",
        picture: "striped-tee",
        tag: "White striped T-shirt",
        category: "top",
        colours: ["white", "navy"],
      },
      ...{ pattern: "striped", size: "M", price: eur(35), boughtOn: "2022-03-26", quantity: 2 },
    },
    {
      ...{
        name: "Forest scarf",
        picture: "forest-scarf",
        tag: "Forest wool scarf",
        category: "scarf",
        colours: ["green"],
        material: "Wool",
      },
      ...{ price: eur(50), boughtOn: "2019-12-14", notes: "Also a pillow." },
    },
    {
      ...{ name: "Cognac boots", tag: "Cognac ankle boots", category: "boots", colours: ["brown"], size: "40" },
      ...{ brand: "Loof & Daughters", price: eur(205), boughtOn: "2020-10-24" },
    },
    {
      ...{ name: "White sneakers", tag: "White sneakers", category: "shoes", colours: ["white"], size: "40" },
      ...{ price: eur(70), boughtOn: "2022-05-07" },
    },
    {
      ...{ name: "Second suitcase dress", category: "dress", colours: ["blue"], archiveReason: "given-away" },
      notes: "Never left the suitcase.",
    },
  ],
  worn: [
    {
      ...{ times: 10, seasons: ["spring"], look: "packed-for-three-days", outfit: "Day one" },
      items: ["Navy blazer", "Striped tee", "Light jeans", "White sneakers"],
    },
    { times: 6, seasons: ["spring"], outfit: "Day two", items: ["Navy blazer", "Striped tee", "Ink jeans"] },
    {
      ...{ times: 9, seasons: ["autumn"], look: "night-train-to-ghent", outfit: "Night train" },
      items: ["Travelling trench", "Ink jeans", "Cognac boots", "Forest scarf"],
    },
    { times: 14, seasons: ["summer"], look: "the-dress-that-dries-overnight", items: ["Four-sinks dress"] },
    { times: 7, seasons: ["winter"], items: ["Ink jeans", "Cognac boots", "Forest scarf"] },
  ],
};
