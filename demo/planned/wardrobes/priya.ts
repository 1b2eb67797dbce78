import { eur, type PlannedWardrobe } from "./planned-wardrobe.ts";

export const priyaWardrobe: PlannedWardrobe = {
  by: "priya-nair",
  items: [
    {
      ...{
        name: "Tennis skirt",
        picture: "tennis-skirt",
        tag: "White pleated skirt",
        category: "skirt",
        colours: ["white"],
        size: "S",
      },
      ...{ price: eur(48), boughtOn: "2022-05-14", notes: "The pleats move faster than I do." },
    },
    {
      name: "Forest tee",
      picture: "forest-tee",
      tag: "Forest T-shirt",
      category: "top",
      colours: ["green"],
      size: "S",
      price: eur(22),
    },
    {
      ...{
        name: "White sneakers",
        picture: "tennis-shoes",
        tag: "White sneakers",
        category: "shoes",
        colours: ["white"],
        size: "38",
      },
      ...{ price: eur(65), boughtOn: "2022-05-14" },
    },
    { name: "White cap", picture: "white-cap", tag: "White cap", category: "hat", colours: ["white"], price: eur(15) },
    {
      ...{ name: "Grey blazer", category: "jacket", colours: ["grey"], size: "S", price: eur(180) },
      ...{ boughtOn: "2020-09-26", isFavourite: true, notes: "€1.12 a wear by the time it was two." },
    },
    {
      name: "Black jeans",
      category: "jeans",
      colours: ["black"],
      size: "27/30",
      price: eur(90),
      boughtOn: "2021-10-02",
    },
    { name: "Navy jumper", category: "knitwear", colours: ["navy"], size: "S", price: eur(75), boughtOn: "2021-11-20" },
    {
      ...{ name: "Sari from my grandmother", category: "dress", colours: ["teal", "metallic"], audience: "followers" },
      notes: "Twice a year, and worth the wait.",
    },
    { name: "Rucksack", category: "bag", colours: ["black"], price: eur(110), boughtOn: "2023-01-14" },
  ],
  worn: [
    {
      ...{ times: 15, seasons: ["summer"], on: "weekends", look: "played-two-sets-lost-both", outfit: "Two sets" },
      items: ["Tennis skirt", "Forest tee", "White sneakers", "White cap"],
    },
    { times: 40, on: "weekdays", outfit: "Every other day", items: ["Grey blazer", "Black jeans", "Rucksack"] },
    { times: 18, seasons: ["winter"], items: ["Navy jumper", "Black jeans", "Rucksack"] },
    { times: 2, seasons: ["autumn"], on: "weekends", items: ["Sari from my grandmother"] },
  ],
};
