import { cold, eur, type PlannedWardrobe } from "./planned-wardrobe.ts";

export const tildaWardrobe: PlannedWardrobe = {
  by: "tilda-rask",
  items: [
    {
      ...{ name: "Tartan skirt", picture: "tartan-skirt", tag: "Oxblood tartan pleated skirt", category: "skirt" },
      ...{ colours: ["red", "navy", "yellow"], size: "40", material: "Wool", pattern: "checked", seasons: [...cold] },
      ...{ price: eur(65), boughtOn: "2016-10-08", notes: "€65, one pin, four removals.", isFavourite: true },
    },
    {
      ...{ name: "Mustard cardigan", picture: "mustard-cardigan", tag: "Mustard cardigan", category: "knitwear" },
      ...{ colours: ["yellow"], brand: "Knitted by Else", size: "M", material: "Wool", seasons: [...cold] },
      ...{ price: eur(120), boughtOn: "2021-09-25" },
    },
    {
      ...{ name: "Chestnut boots", tag: "Chestnut ankle boots", category: "boots", colours: ["brown"], size: "39" },
      ...{ brand: "Loof & Daughters", price: eur(220), boughtOn: "2020-11-07", notes: "Heels, €24. Soles, €38." },
    },
    {
      ...{ name: "Chestnut bag", tag: "Chestnut shoulder bag", category: "bag", colours: ["brown"] },
      ...{ price: eur(150), boughtOn: "2019-08-17" },
    },
    {
      ...{ name: "Maren’s red dress", category: "dress", colours: ["red"], size: "36", price: eur(0) },
      notes: "Came with its hanger. Does not fit; I’m keeping both.",
    },
    {
      ...{ name: "Expensive grey jumper", category: "knitwear", colours: ["grey"], brand: "Norr & Sund", size: "M" },
      ...{ price: eur(210), boughtOn: "2022-12-03", notes: "Under €10 a wear since March." },
    },
    {
      ...{ name: "Cheap black trousers", category: "trousers", colours: ["black"], size: "40", price: eur(25) },
      ...{ boughtOn: "2022-09-10", notes: "Second zip already." },
    },
    { name: "Running tights", category: "sportswear", colours: ["black"], size: "M", price: eur(45), audience: "me" },
    { name: "Summer hat", category: "hat", colours: ["beige"], archiveReason: "lost", notes: "Left on the 17 tram." },
  ],
  worn: [
    {
      ...{ times: 12, seasons: ["autumn"], look: "tartan-that-moved-house-with-me", outfit: "Removal day" },
      items: ["Tartan skirt", "Mustard cardigan", "Chestnut boots", "Chestnut bag"],
    },
    { times: 22, seasons: cold, items: ["Expensive grey jumper", "Cheap black trousers"] },
    { times: 8, seasons: ["spring"], items: ["Cheap black trousers", "Chestnut boots"] },
    { times: 9, seasons: ["summer"], on: "weekends", items: ["Running tights"] },
  ],
};
