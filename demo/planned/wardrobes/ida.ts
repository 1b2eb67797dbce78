import { cold, eur, type PlannedWardrobe } from "./planned-wardrobe.ts";

export const idaWardrobe: PlannedWardrobe = {
  by: "ida-lindqvist",
  items: [
    {
      ...{ name: "Good-lapels coat", picture: "stone-check-coat", tag: "Stone glen-check wool coat", category: "coat" },
      ...{ colours: ["beige", "brown"], brand: "Norr & Sund", size: "42", material: "Wool", pattern: "checked" },
      ...{ seasons: [...cold], price: eur(340), boughtOn: "2018-11-24", isFavourite: true },
      notes: "Horn buttons, 28 mm. Two spares in the tin.",
    },
    {
      ...{ name: "Espresso skirt", picture: "espresso-skirt", tag: "Espresso bias skirt", category: "skirt" },
      ...{ colours: ["brown"], size: "42", material: "Satin", price: eur(80), boughtOn: "2020-10-03" },
    },
    {
      ...{ name: "Espresso boots", picture: "espresso-boots", tag: "Espresso ankle boots", category: "boots" },
      ...{ colours: ["brown"], brand: "Loof & Daughters", size: "41", price: eur(225), boughtOn: "2021-11-06" },
    },
    {
      ...{ name: "Espresso bag", picture: "espresso-shoulder-bag", tag: "Espresso shoulder bag", category: "bag" },
      ...{ colours: ["brown"], brand: "Loof & Daughters", price: eur(175), boughtOn: "2021-11-06" },
    },
    {
      ...{
        name: "Tan belt",
        picture: "tan-belt",
        tag: "Tan leather belt",
        category: "belt",
        colours: ["brown"],
        size: "95",
      },
      ...{ price: eur(35), boughtOn: "2019-05-18" },
    },
    {
      ...{ name: "Shirt with mother-of-pearl buttons", category: "shirt", colours: ["white"], size: "42" },
      ...{ price: eur(110), boughtOn: "2021-01-23", notes: "The shirt is a reason to own the buttons." },
    },
    {
      ...{ name: "Grey roll-neck", category: "knitwear", colours: ["grey"], brand: "Knitted by Else", size: "L" },
      ...{ seasons: [...cold], price: eur(125), boughtOn: "2022-01-15" },
    },
    {
      name: "Toggle jacket",
      category: "jacket",
      colours: ["navy"],
      archiveReason: "lent",
      notes: "Ask for it in May.",
    },
    { name: "Pea coat", category: "coat", colours: ["navy"], isWished: true, notes: "Anchors or nothing." },
  ],
  worn: [
    {
      ...{ times: 11, seasons: ["winter"], on: "weekdays", look: "best-coat-for-the-dentist", outfit: "Dentist" },
      items: ["Good-lapels coat", "Espresso skirt", "Espresso boots", "Espresso bag", "Tan belt"],
    },
    { times: 10, seasons: cold, items: ["Good-lapels coat", "Grey roll-neck", "Espresso boots"] },
    {
      times: 14,
      seasons: ["spring", "summer"],
      on: "weekdays",
      items: ["Shirt with mother-of-pearl buttons", "Tan belt"],
    },
  ],
};
