import { eur, type PlannedWardrobe } from "./planned-wardrobe.ts";

export const zofiaWardrobe: PlannedWardrobe = {
  by: "zofia",
  items: [
    {
      ...{ name: "Lake tee", tag: "White striped T-shirt", category: "top", colours: ["white", "navy"] },
      ...{ pattern: "striped", size: "M", material: "Cotton", price: eur(29), boughtOn: "2016-06-18" },
    },
    {
      ...{ name: "My father’s shirt", picture: "fathers-shirt", tag: "Light blue striped shirt", category: "shirt" },
      ...{ colours: ["blue", "white"], pattern: "striped", size: "L", material: "Cotton", isFavourite: true },
    },
    {
      ...{ name: "Denim skirt", picture: "denim-skirt", tag: "Mid-blue denim skirt", category: "skirt" },
      ...{ colours: ["blue"], brand: "Halden", size: "M", price: eur(55), boughtOn: "2020-05-30" },
    },
    {
      ...{ name: "Breton tee", picture: "breton-tee", tag: "Cream striped T-shirt", category: "top" },
      ...{ colours: ["cream", "red"], pattern: "striped", brand: "Marin", size: "M", price: eur(45) },
      ...{ boughtOn: "2021-06-12", isFavourite: true },
    },
    {
      ...{ name: "Sailor trousers", picture: "sailor-trousers", tag: "Navy wide-leg trousers", category: "trousers" },
      ...{ colours: ["navy"], size: "M", material: "Cotton twill", price: eur(38), boughtOn: "2021-08-07" },
      notes: "New buttons, six, with anchors. No apology.",
    },
    {
      ...{ name: "Boat tote", picture: "canvas-tote", tag: "White canvas tote", category: "bag" },
      ...{ colours: ["white", "red"], material: "Canvas", pattern: "graphic", price: eur(20), boughtOn: "2022-07-02" },
    },
    {
      ...{
        name: "Navy flats",
        picture: "navy-flats",
        tag: "Navy ballet flats",
        category: "shoes",
        colours: ["navy"],
        size: "40",
      },
      ...{ price: eur(85), boughtOn: "2022-04-23" },
    },
    {
      ...{ name: "Ferry sandals", tag: "Espresso leather sandals", category: "shoes", colours: ["brown"], size: "40" },
      ...{ price: eur(60), boughtOn: "2019-07-06", notes: "Rinse off the salt." },
    },
    {
      name: "Sand shorts",
      picture: "sand-shorts",
      tag: "Sand shorts",
      category: "shorts",
      colours: ["beige"],
      size: "M",
      price: eur(35),
    },
    {
      ...{ name: "Oilskin", category: "coat", colours: ["yellow"], brand: "Halden", size: "L", price: eur(140) },
      boughtOn: "2018-10-20",
    },
    { name: "Wetsuit", category: "swimwear", colours: ["black"], size: "M", audience: "followers" },
  ],
  worn: [
    {
      ...{ times: 9, seasons: ["summer"], look: "borrowed-from-a-sailor", outfit: "Off the boat" },
      items: ["Sailor trousers", "Breton tee", "Navy flats", "Boat tote"],
    },
    {
      ...{ times: 8, seasons: ["summer"], look: "ferry-at-six", outfit: "Ferry at six" },
      items: ["My father’s shirt", "Sand shorts", "Ferry sandals"],
    },
    {
      ...{ times: 6, seasons: ["summer"], on: "weekends", look: "stripes-lake-no-signal" },
      items: ["Lake tee", "Denim skirt"],
    },
    { times: 8, seasons: ["autumn"], items: ["Oilskin", "Breton tee", "Sailor trousers"] },
    { times: 5, seasons: ["winter"], items: ["Oilskin", "Wetsuit"] },
  ],
};
