import { cold, eur, mild, type PlannedItem, type PlannedWardrobe, type PlannedWears } from "./planned-wardrobe.ts";

const items: readonly PlannedItem[] = [
  {
    ...{ name: "Denim jacket", picture: "denim-jacket", tag: "Mid-blue denim jacket", category: "jacket" },
    ...{ colours: ["blue"], brand: "Halden", size: "M", material: "Denim", price: eur(85), boughtOn: "2016-04-23" },
    notes: "Sleeves rolled once, never unrolled.",
  },
  {
    name: "White T-shirt",
    picture: "white-tee",
    tag: "White T-shirt",
    category: "top",
    colours: ["white"],
    size: "M",
    quantity: 3,
  },
  {
    ...{ name: "Plum jumper", picture: "plum-jumper", tag: "Plum V-neck jumper", category: "knitwear" },
    ...{ colours: ["purple"], brand: "Norr & Sund", size: "M", material: "Lambswool", seasons: [...cold] },
    ...{ price: eur(98), boughtOn: "2019-10-26", isFavourite: true },
  },
  {
    ...{
      name: "Grey pleated skirt",
      picture: "grey-skirt",
      tag: "Grey pleated skirt",
      category: "skirt",
      colours: ["grey"],
      size: "38",
    },
    ...{ material: "Wool", seasons: [...cold], price: eur(60), boughtOn: "2020-01-11" },
  },
  {
    ...{ name: "Camel roll-neck", picture: "camel-roll-neck", tag: "Camel roll-neck jumper", category: "knitwear" },
    ...{ colours: ["beige"], brand: "Knitted by Else", size: "M", material: "Wool", seasons: [...cold] },
    ...{ price: eur(130), boughtOn: "2020-11-14", storedAt: "Cedar chest" },
  },
  {
    ...{
      name: "Oat trousers",
      picture: "tea-trousers",
      tag: "Oat wide-leg trousers",
      category: "trousers",
      colours: ["cream"],
      size: "38",
    },
    ...{ brand: "Norr & Sund", price: eur(120), boughtOn: "2021-01-09" },
  },
  {
    ...{
      name: "Tea boots",
      picture: "tea-boots",
      tag: "Cognac ankle boots",
      category: "boots",
      colours: ["brown"],
      size: "38",
    },
    ...{ brand: "Loof & Daughters", material: "Leather", price: eur(210), boughtOn: "2021-10-16" },
  },
  {
    ...{ name: "Red pleated skirt", picture: "red-skirt", tag: "Red pleated skirt", category: "skirt" },
    ...{ colours: ["red"], brand: "Atelier Vey", size: "38", material: "Wool blend", price: eur(120) },
    ...{ boughtOn: "2022-02-19", notes: "Steam the pleats, never iron them.", isFavourite: true },
  },
  {
    ...{ name: "Cream bow blouse", picture: "bow-blouse", tag: "Cream bow blouse", category: "shirt" },
    ...{ colours: ["cream"], brand: "Atelier Vey", size: "38", material: "Viscose", price: eur(95) },
    ...{ boughtOn: "2022-02-19", notes: "Not near the acids." },
  },
  {
    ...{
      name: "Tan slingbacks",
      picture: "tan-slingbacks",
      tag: "Tan slingback pumps",
      category: "shoes",
      colours: ["brown"],
      size: "38",
    },
    ...{ brand: "Marin", price: eur(140), boughtOn: "2022-03-05" },
  },
  {
    ...{ name: "Tan handbag", picture: "tan-handbag", tag: "Tan handbag", category: "bag", colours: ["brown"] },
    ...{ brand: "Loof & Daughters", material: "Leather", price: eur(240), boughtOn: "2022-03-05" },
  },
  {
    ...{
      name: "Black loafers",
      picture: "black-loafers",
      tag: "Black loafers",
      category: "shoes",
      colours: ["black"],
      size: "38",
    },
    ...{ brand: "Loof & Daughters", price: eur(160), boughtOn: "2022-09-17" },
  },
  {
    ...{ name: "Petrol cardigan", picture: "petrol-cardigan", tag: "Petrol cardigan", category: "knitwear" },
    ...{ colours: ["teal"], brand: "Knitted by Else", size: "M", material: "Wool", seasons: [...cold] },
    ...{ price: eur(115), boughtOn: "2022-11-05" },
  },
  {
    ...{ name: "Sage cardigan", picture: "sage-cardigan", tag: "Sage cardigan", category: "knitwear" },
    ...{
      colours: ["green"],
      size: "M",
      material: "Cotton",
      seasons: [...mild],
      price: eur(70),
      boughtOn: "2023-03-18",
    },
    storedAt: "Over a chair, in April",
  },
  {
    ...{ name: "Lilac cardigan", picture: "lilac-cardigan", tag: "Lilac cardigan", category: "knitwear" },
    ...{ colours: ["purple"], size: "M", material: "Wool", seasons: [...mild], price: eur(0), boughtOn: "2023-04-01" },
    notes: "From the swap box, with all its buttons.",
  },
  {
    ...{ name: "Light jeans", picture: "light-jeans", tag: "Light blue straight jeans", category: "jeans" },
    ...{
      colours: ["blue"],
      brand: "Halden",
      size: "30/30",
      material: "Denim",
      price: eur(105),
      boughtOn: "2023-04-29",
    },
  },
  {
    ...{ name: "Dotted dress", picture: "dotted-dress", tag: "Navy dotted dress", category: "dress" },
    ...{ colours: ["navy", "cream"], brand: "Atelier Vey", size: "38", material: "Viscose", pattern: "dotted" },
    ...{ seasons: ["summer"], price: eur(165), boughtOn: "2023-06-10", notes: "Grass stains: cold water, at once." },
  },
  {
    ...{ name: "Rust corduroy skirt", picture: "rust-cord-skirt", tag: "Rust corduroy skirt", category: "skirt" },
    ...{ colours: ["orange"], size: "38", material: "Corduroy", seasons: [...cold], price: eur(25) },
    boughtOn: "2023-09-30",
  },
  {
    ...{ name: "Lab coat", category: "other", colours: ["white"], size: "M", quantity: 2, audience: "me" },
    notes: "One at school, one in the wash.",
  },
  {
    ...{ name: "Silver sandals", category: "shoes", colours: ["metallic"], size: "38", price: eur(79) },
    ...{ boughtOn: "2023-07-01", notes: "For a wedding that was held indoors." },
  },
  { name: "Yellow raincoat", category: "coat", colours: ["yellow"], price: eur(190), isWished: true },
];

const worn: readonly PlannedWears[] = [
  {
    ...{ times: 12, seasons: ["spring"], on: "weekdays", look: "red-skirt-on-a-grey-tuesday", outfit: "Grey Tuesday" },
    items: ["Red pleated skirt", "Cream bow blouse", "Tan slingbacks", "Tan handbag"],
  },
  { times: 4, seasons: cold, on: "weekdays", items: ["Red pleated skirt", "Camel roll-neck", "Tea boots"] },
  {
    ...{ times: 5, seasons: ["summer"], on: "weekends", look: "dots-at-the-garden-wedding" },
    items: ["Dotted dress", "Tan handbag"],
  },
  {
    ...{ times: 13, seasons: ["spring"], look: "lilac-after-all", outfit: "Swap box" },
    items: ["Lilac cardigan", "Light jeans"],
  },
  {
    ...{ times: 9, seasons: ["autumn"], on: "weekends", look: "corduroy-thoughts" },
    items: ["Rust corduroy skirt", "Camel roll-neck"],
  },
  {
    ...{ times: 14, seasons: ["winter"], on: "weekdays", look: "tea-coloured-everything", outfit: "Milk to Assam" },
    items: ["Camel roll-neck", "Oat trousers", "Tea boots"],
  },
  {
    ...{ times: 11, seasons: cold, on: "weekdays", look: "third-floor-window-seat" },
    items: ["Petrol cardigan", "Grey pleated skirt", "Black loafers"],
  },
  {
    ...{ times: 10, seasons: mild, on: "weekdays", look: "cardigan-between-seasons" },
    items: ["Sage cardigan", "Oat trousers"],
  },
  {
    ...{ times: 14, seasons: ["autumn"], on: "weekdays", look: "plum-is-a-neutral", outfit: "Plum and grey" },
    items: ["Plum jumper", "Grey pleated skirt", "Black loafers"],
  },
  {
    ...{ times: 8, seasons: ["spring"], on: "weekends", look: "denim-and-satin-kept-apart" },
    items: ["Denim jacket", "White T-shirt"],
  },
  { times: 16, seasons: ["summer"], items: ["White T-shirt", "Light jeans"] },
  { times: 12, on: "weekdays", items: ["Lab coat"] },
];

export const noorWardrobe: PlannedWardrobe = {
  ...{ by: "noor-aziz", items, worn },
  plans: [
    { outfit: "Milk to Assam", day: -3, became: "worn" },
    { outfit: "Swap box", day: -2, became: "instead", wore: "Milk to Assam" },
    { outfit: "Plum and grey", day: 1, became: "planned" },
  ],
};
