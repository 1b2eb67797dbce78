import { cold, eur, type PlannedWardrobe } from "./planned-wardrobe.ts";

export const lotteWardrobe: PlannedWardrobe = {
  by: "lotte",
  items: [
    {
      ...{ name: "Half a blanket", picture: "half-blanket-scarf", tag: "Terracotta tartan wool scarf" },
      ...{ category: "scarf", colours: ["orange", "cream"], material: "Wool", pattern: "checked", seasons: [...cold] },
      ...{ notes: "My sister has the other half.", isFavourite: true },
    },
    {
      ...{ name: "Charcoal coat", picture: "charcoal-coat", tag: "Charcoal wool coat", category: "coat" },
      ...{
        colours: ["grey"],
        size: "S",
        material: "Wool",
        seasons: [...cold],
        price: eur(160),
        boughtOn: "2020-11-21",
      },
    },
    {
      ...{
        name: "Slim jeans",
        picture: "slim-jeans",
        tag: "Mid-blue slim jeans",
        category: "jeans",
        colours: ["blue"],
        size: "27/30",
      },
      ...{ price: eur(70), boughtOn: "2021-08-28" },
    },
    {
      ...{ name: "Espresso boots", tag: "Espresso ankle boots", category: "boots", colours: ["brown"], size: "36" },
      ...{ price: eur(130), boughtOn: "2021-10-09" },
    },
    {
      ...{ name: "Espresso bag", tag: "Espresso shoulder bag", category: "bag", colours: ["brown"] },
      ...{ price: eur(90), boughtOn: "2022-02-05" },
    },
    { name: "Grey jumper", category: "knitwear", colours: ["grey"], size: "S", price: eur(40), boughtOn: "2019-10-12" },
    { name: "White tee", category: "top", colours: ["white"], size: "S", quantity: 4 },
    { name: "Summer dress, the one", category: "dress", colours: ["blue"], size: "S", seasons: ["summer"] },
  ],
  worn: [
    {
      ...{ times: 10, seasons: ["autumn"], look: "the-scarf-does-the-talking" },
      items: ["Charcoal coat", "Half a blanket", "Slim jeans", "Espresso boots", "Espresso bag"],
    },
    { times: 12, seasons: ["winter"], items: ["Charcoal coat", "Half a blanket", "Slim jeans", "Grey jumper"] },
    { times: 11, seasons: ["summer"], items: ["Summer dress, the one"] },
    { times: 13, seasons: ["spring"], items: ["White tee", "Slim jeans"] },
  ],
};
