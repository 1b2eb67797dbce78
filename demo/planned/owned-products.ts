import type { Season } from "@hemline/site/shared/looks/look-options.ts";
import type { PlannedProduct } from "./products/planned-product.ts";
import { cold, mild, warm } from "./wardrobes/planned-wardrobe.ts";

/** Something that a person without a planned wardrobe owns. Its colours, category and material are the product's. */
export interface OwnedProduct {
  /** A person's slug. */
  by: string;
  product: PlannedProduct["slug"];
  /** What its owner calls it; no two of a person are the same. */
  name: string;
  size: string | null;
  boughtOn: string;
  /** On so many days. */
  times: number;
  /** Of the last so many years. */
  years: number;
  /** Absent: in every season. */
  seasons?: readonly Season[];
}

type Owned = Omit<OwnedProduct, "by">;

const of = (by: string, items: readonly Owned[]): OwnedProduct[] => items.map((item) => ({ by, ...item }));

const summer = ["summer"] as const;

/** What makes a product page answer: who owns this, and how often do they wear it? */
export const ownedProducts: readonly OwnedProduct[] = [
  ...of("edith-marlow", [
    {
      ...{ product: "norr-sund-double-breasted-coat", name: "Eleven-winters coat", size: "M", boughtOn: "2015-11-07" },
      ...{ times: 412, years: 5, seasons: cold },
    },
    {
      ...{ product: "norr-sund-wool-coat", name: "The other coat", size: "S", boughtOn: "2021-01-09" },
      ...{ times: 58, years: 4, seasons: cold },
    },
    {
      ...{ product: "loof-daughters-ankle-boot-black", name: "Black boots", size: "38", boughtOn: "2017-10-14" },
      ...{ times: 233, years: 4, seasons: cold },
    },
    {
      ...{ product: "tey-hollis-kilt-skirt", name: "Sunday tartan", size: "40", boughtOn: "2013-03-02" },
      ...{ times: 71, years: 4 },
    },
    {
      ...{ product: "sipkova-dotted-square-coral", name: "Coral square", size: null, boughtOn: "2022-06-18" },
      ...{ times: 19, years: 3, seasons: warm },
    },
  ]),
  ...of("jonas-weil", [
    {
      ...{ product: "koszeg-knit-aran-jumper", name: "Aran, not my aunt’s", size: "L", boughtOn: "2023-11-18" },
      ...{ times: 27, years: 2, seasons: cold },
    },
    {
      ...{ product: "koszeg-knit-ribbed-beanie", name: "Goalkeeper’s beanie", size: null, boughtOn: "2022-10-01" },
      ...{ times: 64, years: 2, seasons: cold },
    },
    {
      ...{ product: "plimmer-warm-up-sweatshirt-navy", name: "Match sweatshirt", size: "L", boughtOn: "2023-03-11" },
      ...{ times: 49, years: 2 },
    },
    {
      ...{ product: "plimmer-court-shoe", name: "Indoor shoes", size: "44", boughtOn: "2023-03-11" },
      ...{ times: 41, years: 2 },
    },
  ]),
  ...of("ana-prado", [
    {
      ...{ product: "atelier-vey-floral-dress", name: "Christening dress", size: "38", boughtOn: "2024-03-30" },
      ...{ times: 22, years: 2, seasons: warm },
    },
    {
      ...{ product: "sipkova-garden-dress", name: "Market dress", size: "38", boughtOn: "2023-05-20" },
      ...{ times: 17, years: 2, seasons: summer },
    },
    {
      ...{ product: "taller-grau-straw-hat", name: "Apricot hat", size: "57", boughtOn: "2022-06-25" },
      ...{ times: 93, years: 3, seasons: summer },
    },
    {
      ...{ product: "okla-sandals-cognac", name: "Market sandals", size: "38", boughtOn: "2022-05-14" },
      ...{ times: 128, years: 3, seasons: warm },
    },
  ]),
  ...of("kofi-mensah", [
    {
      ...{ product: "okla-penny-loafers", name: "Oxblood pennies", size: "43", boughtOn: "2019-09-14" },
      ...{ times: 640, years: 6 },
    },
    {
      ...{ product: "tey-hollis-pressed-trousers", name: "Monday trousers", size: "48", boughtOn: "2022-09-03" },
      ...{ times: 96, years: 3 },
    },
    {
      ...{ product: "plimmer-navy-joggers", name: "Five past six", size: "M", boughtOn: "2021-04-10" },
      ...{ times: 310, years: 3 },
    },
    {
      ...{
        product: "plimmer-warm-up-sweatshirt-grey",
        name: "First two kilometres",
        size: "M",
        boughtOn: "2022-10-29",
      },
      ...{ times: 88, years: 2, seasons: cold },
    },
    {
      ...{ product: "plimmer-rust-cap", name: "Running cap", size: null, boughtOn: "2023-06-17" },
      ...{ times: 47, years: 2 },
    },
  ]),
  ...of("yuki-tanaka", [
    {
      ...{ product: "tey-hollis-herringbone-blazer", name: "Herringbone", size: "36", boughtOn: "2020-10-17" },
      ...{ times: 171, years: 4, seasons: cold },
    },
    {
      ...{ product: "nitka-i-syn-black-tee", name: "Black tees", size: "S", boughtOn: "2023-02-25" },
      ...{ times: 188, years: 2 },
    },
    {
      ...{ product: "halden-straight-jeans-indigo", name: "Indigo", size: "27/30", boughtOn: "2021-03-27" },
      ...{ times: 142, years: 3 },
    },
    {
      ...{ product: "okla-penny-loafers", name: "Loafers", size: "37", boughtOn: "2022-08-20" },
      ...{ times: 55, years: 2, seasons: mild },
    },
    {
      ...{ product: "vanchiglia-plain-watch-tan", name: "Watch", size: null, boughtOn: "2019-12-14" },
      ...{ times: 520, years: 3 },
    },
  ]),
  ...of("elif-demir", [
    {
      ...{ product: "norr-sund-wool-coat", name: "Third-hand coat", size: "L", boughtOn: "2023-11-11" },
      ...{ times: 61, years: 2, seasons: cold },
    },
    {
      ...{ product: "halden-turn-up-jeans", name: "Turned up", size: "28/30", boughtOn: "2022-03-05" },
      ...{ times: 66, years: 2 },
    },
    {
      ...{ product: "marin-mary-janes-red", name: "Red Mary Janes", size: "38", boughtOn: "2022-04-16" },
      ...{ times: 41, years: 2, seasons: warm },
    },
    {
      ...{ product: "loof-daughters-shoulder-bag-oxblood", name: "Oxblood bag", size: null, boughtOn: "2021-02-13" },
      ...{ times: 190, years: 3 },
    },
    {
      ...{ product: "tey-hollis-oxford-stripe-shirt", name: "Somebody’s Oxford", size: "S", boughtOn: "2023-01-21" },
      ...{ times: 36, years: 2 },
    },
  ]),
  ...of("tomas-vidal", [
    {
      ...{ product: "taller-grau-cream-shorts", name: "Cream shorts", size: "M", boughtOn: "2023-06-03" },
      ...{ times: 58, years: 2, seasons: summer },
    },
    {
      ...{ product: "taller-grau-olive-trousers", name: "Olive linen", size: "44", boughtOn: "2022-05-28" },
      ...{ times: 84, years: 3, seasons: warm },
    },
    {
      ...{ product: "marin-linen-shirt", name: "Blue linen", size: "44", boughtOn: "2021-06-12" },
      ...{ times: 117, years: 3, seasons: warm },
    },
    {
      ...{ product: "vanchiglia-plain-watch-oxblood", name: "Holiday watch", size: null, boughtOn: "2023-07-08" },
      ...{ times: 70, years: 2 },
    },
  ]),
  ...of("agnes-okafor", [
    {
      ...{ product: "marin-mary-janes-black", name: "Gallery shoes", size: "40", boughtOn: "2021-09-25" },
      ...{ times: 63, years: 3 },
    },
    {
      ...{ product: "sipkova-black-silk-blouse", name: "Black silk", size: "44", boughtOn: "2023-10-07" },
      ...{ times: 12, years: 2 },
    },
    {
      ...{ product: "ourcq-bias-skirt-camel", name: "Canal skirt", size: "44", boughtOn: "2023-10-07" },
      ...{ times: 9, years: 2 },
    },
    {
      ...{ product: "knitted-by-else-petrol-cardigan", name: "Else’s petrol", size: "L", boughtOn: "2020-11-14" },
      ...{ times: 104, years: 3, seasons: cold },
    },
  ]),
  ...of("mikkel", [
    {
      ...{ product: "halden-oilskin", name: "Raincoat", size: "L", boughtOn: "2018-08-25" },
      ...{ times: 366, years: 4 },
    },
    {
      ...{ product: "norr-sund-wool-coat", name: "Work coat", size: "L", boughtOn: "2022-10-08" },
      ...{ times: 44, years: 2, seasons: cold },
    },
    {
      ...{ product: "koszeg-knit-striped-roll-neck", name: "Hut jumper", size: "L", boughtOn: "2023-01-07" },
      ...{ times: 33, years: 2, seasons: cold },
    },
    {
      ...{ product: "halden-straight-jeans-light", name: "Cycling jeans", size: "32/32", boughtOn: "2022-02-19" },
      ...{ times: 97, years: 2 },
    },
  ]),
  ...of("chidi", [
    {
      ...{ product: "koszeg-knit-cable-roll-neck", name: "The fridge", size: "L", boughtOn: "2022-12-03" },
      ...{ times: 38, years: 3, seasons: cold },
    },
    {
      ...{ product: "norr-sund-lambswool-v-neck", name: "Plum V", size: "L", boughtOn: "2021-11-20" },
      ...{ times: 59, years: 3, seasons: cold },
    },
    {
      ...{ product: "norr-sund-guernsey-crew", name: "Worsted crew", size: "L", boughtOn: "2023-11-04" },
      ...{ times: 46, years: 2, seasons: cold },
    },
  ]),
  ...of("linnea-berg", [
    {
      ...{ product: "atelier-vey-plum-dress", name: "January dress", size: "40", boughtOn: "2024-11-30" },
      ...{ times: 8, years: 1 },
    },
    {
      ...{ product: "plimmer-plum-joggers", name: "Pastry joggers", size: "M", boughtOn: "2023-09-02" },
      ...{ times: 76, years: 2 },
    },
    {
      ...{ product: "sipkova-dotted-square-saffron", name: "Yellow square", size: null, boughtOn: "2022-04-09" },
      ...{ times: 40, years: 3 },
    },
    {
      ...{ product: "atelier-vey-pleated-skirt-red", name: "Bicycle red", size: "40", boughtOn: "2023-08-26" },
      ...{ times: 24, years: 2, seasons: mild },
    },
  ]),
  ...of("olu-adeyemi", [
    {
      ...{ product: "koszeg-knit-crew-neck-jumper", name: "Leaf jumper", size: "M", boughtOn: "2023-10-21" },
      ...{ times: 45, years: 2, seasons: cold },
    },
    {
      ...{ product: "nitka-i-syn-barrel-trousers", name: "Barrels", size: "42", boughtOn: "2023-09-16" },
      ...{ times: 57, years: 2 },
    },
    {
      ...{ product: "loof-daughters-ankle-boot-chestnut", name: "Good boots", size: "42", boughtOn: "2021-10-30" },
      ...{ times: 102, years: 3, seasons: cold },
    },
  ]),
  ...of("marta-nowak", [
    {
      ...{ product: "ourcq-camisole-forest", name: "Green top", size: "38", boughtOn: "2023-06-10" },
      ...{ times: 16, years: 2, seasons: summer },
    },
    {
      ...{ product: "okla-sandals-tan", name: "Tan sandals", size: "39", boughtOn: "2021-06-19" },
      ...{ times: 82, years: 3, seasons: summer },
    },
    {
      ...{ product: "halden-denim-shorts", name: "Hemmed shorts", size: "30/30", boughtOn: "2022-07-02" },
      ...{ times: 34, years: 2, seasons: summer },
    },
    {
      ...{ product: "nitka-i-syn-striped-tee", name: "Lidia’s stripes", size: "M", boughtOn: "2021-05-15" },
      ...{ times: 91, years: 3, seasons: warm },
    },
  ]),
  ...of("felix-arnaud", [
    {
      ...{ product: "halden-turn-up-jeans", name: "Jeans I shortened", size: "31/32", boughtOn: "2022-11-12" },
      ...{ times: 83, years: 2 },
    },
    {
      ...{ product: "marin-breton-tee", name: "Red stripes", size: "M", boughtOn: "2021-05-08" },
      ...{ times: 77, years: 3, seasons: warm },
    },
    {
      ...{ product: "halden-chambray-shirt", name: "Sewing shirt", size: "M", boughtOn: "2023-02-18" },
      ...{ times: 52, years: 2 },
    },
  ]),
  ...of("ama-boateng", [
    {
      ...{ product: "tey-hollis-glen-check-trousers", name: "Tax trousers", size: "40", boughtOn: "2022-01-15" },
      ...{ times: 147, years: 3 },
    },
    {
      ...{ product: "loof-daughters-horsebit-loafer-black", name: "Black bits", size: "39", boughtOn: "2022-09-10" },
      ...{ times: 139, years: 2 },
    },
    {
      ...{ product: "norr-sund-poplin-shirt", name: "White poplin", size: "40", boughtOn: "2023-01-28" },
      ...{ times: 50, years: 2 },
    },
    {
      ...{ product: "atelier-vey-travel-blazer", name: "Train blazer", size: "40", boughtOn: "2023-04-22" },
      ...{ times: 68, years: 2, seasons: mild },
    },
  ]),
];
