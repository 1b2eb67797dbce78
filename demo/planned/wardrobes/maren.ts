import { marenAccessories } from "./maren-accessories.ts";
import { marenClothes } from "./maren-clothes.ts";
import { cold, mild, type PlannedDay, type PlannedWardrobe, type PlannedWears } from "./planned-wardrobe.ts";

const worn: readonly PlannedWears[] = [
  {
    ...{ times: 9, seasons: cold, on: "weekdays", look: "camel-coat-first-frost", outfit: "First frost" },
    items: [
      ...["Camel wool coat", "Charcoal trousers", "Black ankle boots"],
      ...["Black handbag", "Cat-eye sunglasses", "Rust silk scarf"],
    ],
  },
  {
    ...{ times: 12, seasons: cold },
    items: ["Camel wool coat", "Mended jeans", "Oat cardigan", "Chestnut ankle boots", "Chestnut shoulder bag"],
  },
  {
    ...{ times: 10, seasons: cold, on: "weekdays" },
    items: ["Camel wool coat", "White shirt", "Espresso trousers", "Espresso loafers", "Chestnut handbag"],
  },
  {
    ...{ times: 8, seasons: mild, on: "weekdays", look: "the-interview-blazer", outfit: "Interviews" },
    items: ["Glen-check blazer", "White shirt", "Charcoal trousers", "Espresso loafers", "Round sunglasses"],
  },
  {
    ...{ times: 14, seasons: cold, on: "weekdays", look: "a-vest-at-last", outfit: "Desk day" },
    items: ["Cable-knit vest", "Taupe pleated skirt", "Chestnut loafers", "Chestnut handbag"],
  },
  {
    ...{ times: 12, seasons: ["spring"], look: "trench-weather-finally", outfit: "Trench weather" },
    items: ["Sand trench", "Wide jeans", "Mary Janes", "Black handbag", "Gold hoops"],
  },
  {
    ...{ times: 9, seasons: mild, on: "weekdays" },
    items: ["Sand trench", "Striped office shirt", "Navy trousers", "Chestnut loafers", "Chestnut handbag"],
  },
  {
    ...{ times: 16, seasons: mild, on: "weekends", look: "moss-and-mud", outfit: "Allotment" },
    items: ["Moss sweatshirt", "Mended jeans", "Allotment boots"],
  },
  {
    ...{ times: 11, seasons: cold, on: "weekdays", look: "elbow-patched-still-good" },
    items: [
      ...["Cognac blazer", "Striped office shirt", "Espresso trousers"],
      ...["Chestnut loafers", "Chestnut handbag", "Round sunglasses"],
    ],
  },
  {
    ...{ times: 7, seasons: ["spring"], on: "weekdays", look: "the-bow-i-tie-badly", outfit: "Parents’ evening" },
    items: ["Bow blouse", "Navy trousers", "Navy slingbacks"],
  },
  {
    ...{
      times: 13,
      seasons: ["summer"],
      on: "weekends",
      look: "sunday-shirt-ironed-once",
      outfit: "Sunday, ironed once",
    },
    items: ["Linen shirt", "Oat linen trousers", "Mary Janes", "Chestnut shoulder bag"],
  },
  {
    ...{ times: 12, seasons: ["summer"], on: "weekdays" },
    items: ["Linen shirt", "Wide jeans", "Mary Janes", "Cat-eye sunglasses"],
  },
  {
    ...{ times: 14, seasons: ["summer"], on: "weekdays" },
    items: ["White shirt", "Oat linen trousers", "Espresso loafers", "Black handbag", "Cat-eye sunglasses"],
  },
  { times: 6, seasons: ["summer"], items: ["Silk camisole", "Navy trousers", "Navy slingbacks", "Gold hoops"] },
  {
    ...{ times: 4, seasons: ["winter"], on: "weekdays", look: "office-party-left-at-ten" },
    items: ["Forest blazer", "Silk camisole", "Black trousers", "Black slingbacks", "Gold hoops"],
  },
  {
    ...{ times: 13, seasons: ["winter"], on: "weekends", look: "button-four-is-not-original" },
    items: ["Oat cardigan", "Mended jeans", "Cognac loafers"],
  },
  {
    ...{ times: 13, seasons: mild, on: "weekdays", look: "rain-at-eleven", outfit: "Rain at eleven" },
    items: ["Olive trench", "Black trousers", "Chestnut ankle boots", "Chestnut handbag"],
  },
  {
    ...{ times: 7, seasons: ["winter"], on: "weekends", look: "five-degrees-and-a-picnic" },
    items: ["Cream sweatshirt", "Corduroy skirt", "Tartan scarf", "Chestnut ankle boots", "Chestnut shoulder bag"],
  },
  {
    ...{ times: 6, seasons: ["autumn"] },
    items: ["Forest blazer", "White shirt", "Mended jeans", "Chestnut loafers"],
  },
  { times: 12, seasons: ["winter"], items: ["Flannel pyjamas"] },
  { times: 7, seasons: ["summer"], on: "weekends", items: ["Navy swimsuit"] },
  { times: 3, on: "weekdays", untilDaysAgo: 90, items: ["Grey suit jacket", "Charcoal trousers"] },
  { times: 5, on: "weekends", untilDaysAgo: 150, items: ["Old allotment jeans"] },
];

const plans: readonly PlannedDay[] = [
  { outfit: "Interviews", day: -3, became: "worn" },
  { outfit: "Trench weather", day: -2, became: "instead", wore: "Rain at eleven" },
  { outfit: "Parents’ evening", day: -1, became: "worn" },
  { outfit: "First frost", day: 0, became: "planned" },
  { outfit: "Desk day", day: 1, became: "planned" },
  { outfit: "Allotment", day: 3, became: "planned" },
];

export const marenWardrobe: PlannedWardrobe = {
  by: "maren-holt",
  items: [...marenAccessories, ...marenClothes],
  unnamed: ["saffron-silk-scarf", "chestnut-belt"],
  worn,
  plans,
};
