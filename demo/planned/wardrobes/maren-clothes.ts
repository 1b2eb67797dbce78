import { cold, dkk, eur, mild, type PlannedItem, warm } from "./planned-wardrobe.ts";

export const marenClothes: readonly PlannedItem[] = [
  {
    ...{ name: "Mended jeans", picture: "indigo-jeans", tag: "Indigo straight jeans", category: "jeans" },
    ...{ colours: ["navy"], brand: "Halden", size: "29/32", material: "Denim", price: eur(95), boughtOn: "2017-06-10" },
    ...{ notes: "Both knees mended, once in blue.", storedAt: "Second drawer", isFavourite: true },
  },
  {
    ...{
      name: "Cognac blazer",
      picture: "cognac-blazer",
      tag: "Cognac blazer",
      category: "jacket",
      colours: ["brown"],
    },
    ...{ size: "38", material: "Wool", seasons: [...cold], price: dkk(250), boughtOn: "2018-09-01" },
    ...{ notes: "Flea market behind the harbour. Elbow patch is felt; check the stitches in spring." },
    ...{ storedAt: "Rail, left" },
  },
  {
    ...{ name: "Glen-check blazer", picture: "glen-check-blazer", tag: "Taupe glen-check blazer", category: "jacket" },
    ...{ colours: ["brown", "beige"], brand: "Atelier Vey", size: "38", material: "Wool", pattern: "checked" },
    ...{ seasons: [...mild], price: eur(320), boughtOn: "2019-02-11", storedAt: "Cotton bag on the rail" },
    ...{ notes: "Three interviews, two jobs. Brush before and after.", isFavourite: true },
  },
  {
    ...{ name: "White shirt", picture: "white-shirt", tag: "White shirt", category: "shirt", colours: ["white"] },
    ...{ brand: "Norr & Sund", size: "38", material: "Cotton poplin", price: eur(89), boughtOn: "2020-01-18" },
    ...{ storedAt: "Rail, right", notes: "Collar turned in 2024." },
  },
  {
    ...{ name: "Oat cardigan", picture: "oat-cardigan", tag: "Oat cardigan", category: "knitwear", colours: ["cream"] },
    ...{ brand: "Knitted by Else", size: "M", material: "Wool", seasons: [...cold], price: eur(140) },
    ...{ boughtOn: "2020-12-05", storedAt: "Top shelf, folded", notes: "Button four is from the tin." },
  },
  {
    ...{ name: "Sand trench", picture: "sand-trench", tag: "Sand trench coat", category: "coat", colours: ["beige"] },
    ...{ brand: "Norr & Sund", size: "38", material: "Cotton gabardine", seasons: [...mild], price: eur(240) },
    ...{ boughtOn: "2021-03-20", storedAt: "Behind the front door", notes: "Sleeves let down by a centimetre." },
    isFavourite: true,
  },
  {
    ...{ name: "Moss sweatshirt", picture: "moss-sweatshirt", tag: "Moss sweatshirt", category: "top" },
    ...{ colours: ["green", "white"], brand: "Halden", size: "M", material: "Cotton", pattern: "graphic" },
    ...{ price: eur(65), boughtOn: "2021-08-14", storedAt: "Second drawer", notes: "Allotment only." },
  },
  {
    ...{ name: "Cream sweatshirt", picture: "cream-sweatshirt", tag: "Cream sweatshirt", category: "top" },
    ...{ colours: ["cream", "green"], brand: "Halden", size: "M", material: "Cotton", pattern: "graphic" },
    ...{ price: eur(65), boughtOn: "2021-08-14", storedAt: "Second drawer", notes: "Not for the allotment." },
  },
  {
    ...{ name: "Taupe pleated skirt", picture: "taupe-skirt", tag: "Taupe pleated skirt", category: "skirt" },
    ...{ colours: ["brown"], brand: "Atelier Vey", size: "38", material: "Wool blend", seasons: [...cold] },
    ...{ price: eur(110), boughtOn: "2021-10-02", storedAt: "Rail, middle" },
  },
  {
    ...{
      name: "Olive trench",
      picture: "olive-trench",
      tag: "Olive trench coat",
      category: "coat",
      colours: ["green"],
    },
    ...{ brand: "Halden", size: "M", material: "Waxed cotton", seasons: [...mild], price: eur(180) },
    ...{ boughtOn: "2022-04-09", storedAt: "Behind the front door", notes: "Wax again before November." },
  },
  {
    ...{ name: "Linen shirt", picture: "sky-shirt", tag: "Sky shirt", category: "shirt", colours: ["blue"] },
    ...{ brand: "Marin", size: "38", material: "Linen", seasons: [...warm], price: eur(95), boughtOn: "2022-05-07" },
    ...{ storedAt: "Rail, right", notes: "Ironed once." },
  },
  {
    ...{ name: "Striped office shirt", picture: "striped-shirt", tag: "Sky striped shirt", category: "shirt" },
    ...{ colours: ["blue", "white"], brand: "Norr & Sund", size: "38", material: "Cotton", pattern: "striped" },
    ...{ price: eur(79), boughtOn: "2022-08-27", storedAt: "Rail, right" },
  },
  {
    ...{ name: "Oat linen trousers", picture: "oat-trousers", tag: "Oat wide-leg trousers", category: "trousers" },
    ...{ colours: ["cream"], brand: "Marin", size: "38", material: "Linen", seasons: ["summer"], price: eur(98) },
    ...{ boughtOn: "2022-05-07", storedAt: "Rail, middle" },
  },
  {
    ...{
      name: "Forest blazer",
      picture: "forest-blazer",
      tag: "Forest blazer",
      category: "jacket",
      colours: ["green"],
    },
    ...{ brand: "Atelier Vey", size: "38", material: "Wool", seasons: [...cold], price: eur(275) },
    ...{ boughtOn: "2022-11-26", storedAt: "Rail, left" },
  },
  {
    ...{
      name: "Espresso trousers",
      picture: "espresso-trousers",
      tag: "Espresso pressed trousers",
      category: "trousers",
    },
    ...{ colours: ["brown"], brand: "Atelier Vey", size: "38", material: "Wool", seasons: [...cold], price: eur(120) },
    ...{ boughtOn: "2022-11-26", storedAt: "Rail, middle" },
  },
  {
    ...{ name: "Bow blouse", picture: "blush-blouse", tag: "Blush bow blouse", category: "shirt", colours: ["pink"] },
    ...{ brand: "Atelier Vey", size: "38", material: "Silk", seasons: [...warm], price: eur(145) },
    ...{ boughtOn: "2023-04-15", storedAt: "Rail, right", notes: "Ask somebody who can tie a bow." },
  },
  {
    ...{ name: "Navy trousers", picture: "navy-trousers", tag: "Navy wide-leg trousers", category: "trousers" },
    ...{ colours: ["navy"], brand: "Norr & Sund", size: "38", material: "Wool", price: eur(130) },
    ...{ boughtOn: "2023-02-04", storedAt: "Rail, middle" },
  },
  {
    ...{
      name: "Silk camisole",
      picture: "oat-camisole",
      tag: "Oat silk camisole",
      category: "top",
      colours: ["cream"],
    },
    ...{ brand: "Marin", size: "M", material: "Silk", price: eur(60), boughtOn: "2023-06-17" },
    ...{ storedAt: "First drawer" },
  },
  {
    ...{ name: "Wide jeans", picture: "wide-jeans", tag: "Indigo wide jeans", category: "jeans", colours: ["navy"] },
    ...{ brand: "Halden", size: "29/32", material: "Denim", price: eur(110), boughtOn: "2023-08-12" },
    ...{ storedAt: "Second drawer" },
  },
  {
    ...{ name: "Camel wool coat", picture: "camel-coat", tag: "Camel wool coat", category: "coat", colours: ["beige"] },
    ...{ brand: "Norr & Sund", size: "M", material: "Wool", pattern: "plain", seasons: [...cold], price: eur(290) },
    ...{ boughtOn: "2023-10-14", storedAt: "Behind the front door", isFavourite: true },
    notes: "Bought in Borås. Lining replaced in October, €46. Needs a button by January.",
  },
  {
    ...{ name: "Charcoal trousers", picture: "charcoal-trousers", tag: "Charcoal wide-leg trousers" },
    ...{ category: "trousers", colours: ["grey"], brand: "Norr & Sund", size: "38", material: "Wool" },
    ...{ price: eur(130), boughtOn: "2023-11-03", storedAt: "Rail, middle" },
  },
  {
    ...{ name: "Cable-knit vest", picture: "mustard-vest", tag: "Mustard cable-knit vest", category: "knitwear" },
    ...{ colours: ["yellow"], size: "M", material: "Wool", seasons: [...cold], storedAt: "Top shelf, folded" },
    ...{ notes: "Own knitting. Nine balls of wool and one very long series.", isFavourite: true },
  },
  {
    ...{ name: "Corduroy skirt", picture: "moss-cord-skirt", tag: "Moss corduroy skirt", category: "skirt" },
    ...{ colours: ["green"], size: "36", material: "Corduroy", seasons: [...cold], price: dkk(150) },
    ...{ boughtOn: "2024-01-20", storedAt: "Rail, middle" },
  },
  {
    ...{
      name: "Black trousers",
      picture: "black-trousers",
      tag: "Black wide-leg trousers",
      category: "trousers",
      colours: ["black"],
      size: "38",
    },
    ...{ brand: "Norr & Sund", material: "Wool", price: eur(130), boughtOn: "2021-11-12", storedAt: "Rail, middle" },
  },
  {
    ...{ name: "Flannel pyjamas", category: "nightwear", colours: ["blue", "white"], pattern: "checked", size: "M" },
    ...{ material: "Cotton flannel", seasons: ["winter"], price: eur(55), boughtOn: "2022-12-17", audience: "me" },
  },
  {
    ...{ name: "Navy swimsuit", category: "swimwear", colours: ["navy"], size: "38", seasons: ["summer"] },
    ...{ price: eur(70), boughtOn: "2023-05-27", storedAt: "Third drawer", audience: "me" },
  },
  {
    ...{ name: "Sequinned top", category: "top", colours: ["metallic"], size: "M", price: eur(55) },
    ...{ boughtOn: "2021-12-30", notes: "Bought at six in the evening, for seven. Wore the blazer instead." },
  },
  {
    ...{ name: "Grey suit jacket", category: "jacket", colours: ["grey"], brand: "Atelier Vey", size: "40" },
    ...{ material: "Wool", price: eur(210), boughtOn: "2016-03-19", archiveReason: "sold" },
    notes: "Sold to a colleague. It fits her shoulders.",
  },
  {
    ...{ name: "Old allotment jeans", category: "jeans", colours: ["blue"], price: eur(60), boughtOn: "2016-05-21" },
    ...{ archiveReason: "worn-out", notes: "Now three tea towels and a patch." },
  },
  {
    ...{ name: "Red party dress", category: "dress", colours: ["red"], size: "36", price: eur(85) },
    ...{ boughtOn: "2018-12-08", archiveReason: "given-away", notes: "Went to Tilda, with its hanger." },
  },
  { name: "Loden coat", category: "coat", colours: ["green"], material: "Wool", price: eur(420), isWished: true },
  {
    ...{ name: "Rain trousers", category: "trousers", colours: ["black"], isWished: true },
    notes: "Only if they make no noise on a bicycle.",
  },
];
