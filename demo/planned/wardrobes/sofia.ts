import { eur, type PlannedWardrobe } from "./planned-wardrobe.ts";

/** A wardrobe for followers. */
export const sofiaWardrobe: PlannedWardrobe = {
  ...{ by: "sofia-conti", audience: "followers" },
  items: [
    { name: "My mother’s loden coat", category: "coat", colours: ["green"], size: "44", notes: "My own buttons." },
    { name: "My mother’s trench", category: "coat", colours: ["beige"], size: "44", isFavourite: true },
    {
      ...{
        name: "Button-through dress",
        picture: "terracotta-dress",
        tag: "Terracotta button-through dress",
        category: "dress",
      },
      ...{ colours: ["orange"], size: "42", seasons: ["summer"], price: eur(115), boughtOn: "2022-06-25" },
      notes: "Eleven buttons. Leave two open on a bicycle.",
    },
    {
      ...{
        name: "Chestnut sandals",
        picture: "chestnut-sandals",
        tag: "Chestnut leather sandals",
        category: "shoes",
        colours: ["brown"],
      },
      ...{ size: "38", price: eur(95), boughtOn: "2021-06-05" },
    },
    {
      ...{ name: "Chestnut handbag", tag: "Chestnut handbag", category: "bag", colours: ["brown"] },
      ...{ price: eur(190), boughtOn: "2019-04-13" },
    },
    {
      name: "Coral silk scarf",
      picture: "coral-silk-scarf",
      tag: "Coral silk scarf",
      category: "scarf",
      colours: ["pink", "blue"],
      pattern: "dotted",
    },
    { name: "Black trousers", category: "trousers", colours: ["black"], size: "42", price: eur(85) },
    { name: "Grey cardigan", category: "knitwear", colours: ["grey"], size: "M", price: eur(60) },
  ],
  worn: [
    {
      ...{ times: 12, seasons: ["summer"], look: "long-evening-short-sleeves", outfit: "Long evening" },
      items: ["Button-through dress", "Chestnut sandals", "Chestnut handbag", "Coral silk scarf"],
    },
    { times: 10, seasons: ["winter"], items: ["My mother’s loden coat", "Black trousers", "Grey cardigan"] },
    { times: 8, seasons: ["spring", "autumn"], items: ["My mother’s trench", "Black trousers"] },
  ],
};
