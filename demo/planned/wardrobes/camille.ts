import { eur, type PlannedWardrobe } from "./planned-wardrobe.ts";

export const camilleWardrobe: PlannedWardrobe = {
  by: "camille-roy",
  items: [
    {
      ...{ name: "The good slip", picture: "burgundy-slip-dress", tag: "Burgundy slip dress", category: "dress" },
      ...{ colours: ["red"], size: "36", material: "Silk", price: eur(35), boughtOn: "2017-09-16", isFavourite: true },
      notes: "Around 1994, cut on the bias. Straps taken in, nothing else.",
    },
    {
      ...{
        name: "Black blazer",
        picture: "black-blazer",
        tag: "Black double-breasted blazer",
        category: "jacket",
        colours: ["black"],
      },
      ...{ brand: "Atelier Vey", size: "36", material: "Wool", price: eur(290), boughtOn: "2019-01-12" },
    },
    {
      ...{ name: "Black slingbacks", picture: "black-pumps", tag: "Black slingback pumps", category: "shoes" },
      ...{ colours: ["black"], brand: "Marin", size: "37", price: eur(150), boughtOn: "2019-12-07" },
    },
    {
      ...{ name: "Small black bag", picture: "black-shoulder-bag", tag: "Black shoulder bag", category: "bag" },
      ...{ colours: ["black"], brand: "Loof & Daughters", price: eur(170), boughtOn: "2020-02-01" },
      notes: "Holds keys, a card and one opinion.",
    },
    {
      ...{ name: "White sneakers", picture: "white-sneakers", tag: "White sneakers", category: "shoes" },
      ...{ colours: ["white"], brand: "Marin", size: "37", material: "Canvas", price: eur(70), boughtOn: "2022-04-30" },
    },
    {
      ...{ name: "Green slip", picture: "forest-slip-dress", tag: "Forest slip dress", category: "dress" },
      ...{
        colours: ["green"],
        size: "36",
        material: "Silk",
        price: eur(48),
        boughtOn: "2022-05-21",
        isFavourite: true,
      },
    },
    {
      ...{
        name: "Light denim jacket",
        picture: "light-denim-jacket",
        tag: "Light blue denim jacket",
        category: "jacket",
        colours: ["blue"],
      },
      ...{ brand: "Halden", size: "S", price: eur(90), boughtOn: "2022-06-04" },
    },
    {
      ...{ name: "Apricot slip", picture: "apricot-slip-dress", tag: "Apricot slip dress", category: "dress" },
      ...{ colours: ["orange"], size: "36", material: "Silk", seasons: ["summer"], price: eur(9) },
      ...{ boughtOn: "2023-07-15", notes: "Mended under the left arm." },
    },
    {
      ...{
        name: "White trousers",
        picture: "white-trousers",
        tag: "White wide-leg trousers",
        category: "trousers",
        colours: ["white"],
      },
      ...{ material: "Linen", seasons: ["summer"], price: eur(88), boughtOn: "2023-05-13" },
    },
    {
      ...{
        name: "Apricot camisole",
        picture: "apricot-camisole",
        tag: "Apricot silk camisole",
        category: "top",
        colours: ["orange"],
      },
      ...{ material: "Silk", seasons: ["summer"], price: eur(42), boughtOn: "2023-05-13" },
    },
    {
      ...{ name: "Cardigan with a moth hole", category: "knitwear", colours: ["pink"], archiveReason: "stored" },
      notes: "In the freezer until I’m sure.",
    },
    { name: "Ivory slip", category: "dress", colours: ["cream"], material: "Silk", price: eur(120), isWished: true },
  ],
  worn: [
    {
      ...{ times: 6, seasons: ["winter"], look: "new-year-in-the-good-slip", outfit: "Past midnight" },
      items: ["The good slip", "Black blazer", "Black slingbacks", "Small black bag"],
    },
    {
      ...{ times: 12, seasons: ["spring"], look: "green-slip-dress-twice-this-week", outfit: "Tuesday, with sleeves" },
      items: ["Green slip", "Light denim jacket", "White sneakers"],
    },
    { times: 9, seasons: ["summer"], items: ["Green slip", "White sneakers"] },
    {
      ...{ times: 5, seasons: ["summer"], on: "weekends", look: "second-hand-silk-first-dance" },
      items: ["Apricot slip"],
    },
    {
      ...{ times: 10, seasons: ["summer"], on: "weekdays", look: "too-hot-for-sleeves" },
      items: ["White trousers", "Apricot camisole"],
    },
  ],
};
