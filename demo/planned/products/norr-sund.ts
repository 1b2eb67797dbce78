import { eur, letters, numbers, oneSize, productsOf, sek } from "./planned-product.ts";

const wide = {
  category: "trousers",
  material: "Wool",
  sizes: numbers(34, 46),
  prices: [eur(130), sek(1450)],
} as const;

export const norrSundProducts = productsOf("norr-sund", [
  {
    ...{ name: "Wool coat", category: "coat", picture: "camel-coat", colours: ["beige", "navy", "grey"] },
    ...{ material: "80% wool, 20% recycled wool", sizes: letters("XS", "XXL"), prices: [eur(290), sek(3290)] },
    description:
      "Straight, single-breasted, lined in oxblood. Woven in Borås and cut long enough to sit on a cold bench.",
    more: ["look-31-2.webp", "look-31.webp"],
  },
  {
    ...{ name: "Double-breasted coat", category: "coat", picture: "navy-wool-coat", colours: ["navy"] },
    ...{ material: "Wool", sizes: letters("XS", "XL"), prices: [eur(360), sek(3990)] },
    description: "Six buttons, two rows, and a collar that stands up without being asked. The lining can be replaced.",
    more: ["look-46-2.webp"],
  },
  {
    ...{ name: "Glen-check coat", category: "coat", picture: "stone-check-coat", colours: ["beige", "brown"] },
    ...{ material: "Wool", sizes: numbers(34, 46), prices: [eur(340), sek(3790)] },
    description:
      "Broad lapels, horn buttons and a check that meets at the seams. Two spare buttons in the inner pocket.",
  },
  {
    ...{ name: "Town coat", category: "coat", picture: "charcoal-coat", colours: ["grey"] },
    ...{ material: "Wool", sizes: letters("XS", "XL"), prices: [eur(260), sek(2890)] },
    description: "To the knee, with a half belt at the back. Warm without a scarf, but better with one.",
  },
  {
    ...{ name: "Gabardine trench", category: "coat", picture: "sand-trench", colours: ["beige"] },
    ...{ material: "Cotton gabardine", sizes: numbers(34, 46), prices: [eur(240), sek(2690)] },
    description:
      "A trench with everything on it, even the rings nobody uses. Sleeves have two centimetres to let down.",
  },
  {
    ...{ name: "Travelling trench", category: "coat", picture: "oat-trench", colours: ["cream"] },
    ...{ material: "Cotton gabardine", sizes: numbers(34, 46), prices: [eur(230), sek(2590)] },
    description:
      "The lighter trench: unlined below the waist, so it rolls up. One inside pocket is the size of a passport.",
  },
  {
    ...{ name: "Poplin shirt", category: "shirt", picture: "white-shirt", colours: ["white"] },
    ...{ material: "Cotton poplin", sizes: numbers(34, 46), prices: [eur(89), sek(990)] },
    description: "A white shirt with a collar that can be turned. We turn it for you once.",
    owners: [["samir-haddad", "Friday shirt"]],
  },
  {
    ...{ name: "Striped poplin shirt", category: "shirt", picture: "striped-shirt", colours: ["blue", "white"] },
    ...{ material: "Cotton poplin", sizes: numbers(34, 46), prices: [eur(79), sek(890)] },
    description: "Narrow sky-blue stripes, long in the back so that it stays tucked in.",
  },
  {
    ...{ name: "Wide wool trousers, navy", picture: "navy-trousers", colours: ["navy"], ...wide },
    description: "High, wide and lined to the knee. The hem comes unfinished if you ask for it.",
  },
  {
    ...{ name: "Wide wool trousers, charcoal", picture: "charcoal-trousers", colours: ["grey"], ...wide },
    description: "The same cut as the navy pair, in a slightly heavier cloth.",
  },
  {
    ...{ name: "Wide wool trousers, black", picture: "black-trousers", colours: ["black"], ...wide },
    description: "The same cut again, in a black that stays black.",
  },
  {
    ...{ name: "Flannel trousers", category: "trousers", picture: "tea-trousers", colours: ["cream"] },
    ...{ material: "Wool flannel", sizes: numbers(34, 44), prices: [eur(120), sek(1350)] },
    description: "Oat-coloured flannel with two pleats and a turn-up you can undo.",
  },
  {
    ...{ name: "Lambswool V-neck", category: "knitwear", picture: "plum-jumper", colours: ["purple"] },
    ...{ material: "Lambswool", sizes: letters("XS", "XL"), prices: [eur(98), sek(1090)] },
    description: "Spun in Borås, with room for a collar. Comes with four metres of yarn for darning.",
  },
  {
    ...{ name: "Guernsey crew", category: "knitwear", picture: "grey-crew-jumper", colours: ["grey"] },
    ...{ material: "Wool", sizes: letters("XS", "XL"), prices: [eur(210), sek(2350)] },
    description: "Five-ply worsted wool, knitted tight enough to keep out wind. Stiff for a month, then yours.",
    owners: [["tilda-rask", "Expensive grey jumper"]],
  },
  {
    ...{ name: "Checked scarf", category: "scarf", picture: "rust-tartan-scarf", colours: ["orange", "cream"] },
    ...{ material: "Lambswool", sizes: oneSize, prices: [eur(58), sek(650)] },
    description: "Two metres of lambswool, woven from the ends of coat yarns, so no two years have the same check.",
  },
  {
    ...{ name: "Lambswool scarf, forest", category: "scarf", picture: "forest-scarf", colours: ["green"] },
    ...{ material: "Lambswool", sizes: oneSize, prices: [eur(50), sek(560)] },
    description: "Plain, soft, wide enough to fold twice.",
  },
  {
    ...{ name: "Lambswool scarf, burgundy", category: "scarf", picture: "burgundy-wool-scarf", colours: ["red"] },
    ...{ material: "Lambswool", sizes: oneSize, prices: [eur(50), sek(560)] },
    description: "The forest scarf’s elder sister, in the red of the coat linings.",
  },
  {
    ...{ name: "Travel rug scarf", category: "scarf", picture: "half-blanket-scarf", onlyResembles: true },
    ...{ colours: ["orange", "cream"], material: "Wool", sizes: oneSize, prices: [eur(85), sek(950)] },
    description: "A car rug cut in half lengthways. Heavy, fringed, and warm enough for two at a bus stop.",
  },
]);
