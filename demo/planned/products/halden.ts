import { eur, letters, productsOf } from "./planned-product.ts";

/** Waist and leg in inches. */
const sizes = ["26/30", "27/30", "28/30", "29/30", "29/32", "30/30", "30/32", "31/32", "32/32", "33/32", "34/34"];

export const haldenProducts = productsOf("halden", [
  {
    ...{ name: "Straight jeans, indigo", category: "jeans", picture: "indigo-jeans", colours: ["navy"] },
    ...{ material: "Denim, 13 oz", sizes, prices: [eur(95)] },
    description: "The first pattern, from 1974. Rigid, unwashed, with a spare patch in the pocket.",
  },
  {
    ...{ name: "Straight jeans, light", category: "jeans", picture: "light-jeans", colours: ["blue"] },
    ...{ material: "Denim, 12 oz", sizes, prices: [eur(105)] },
    description: "The same pattern, washed three times before you get it, so it won’t shrink again.",
    owners: [["hanna-brandt", "Light jeans"]],
  },
  {
    ...{ name: "Straight jeans, ink", category: "jeans", picture: "ink-jeans", colours: ["navy", "black"] },
    ...{ material: "Denim, 12 oz", sizes, prices: [eur(99)] },
    description: "Dark enough for people who are told not to wear jeans.",
    owners: [["hanna-brandt", "Ink jeans"]],
  },
  {
    ...{ name: "Turn-up jeans", category: "jeans", picture: "turned-up-jeans", colours: ["blue"] },
    ...{ material: "Denim, 12 oz", sizes, prices: [eur(95)] },
    description: "Mid blue, cut four centimetres longer than you need. Turn them up once.",
  },
  {
    ...{ name: "Wide jeans", category: "jeans", picture: "wide-jeans", colours: ["navy"] },
    ...{ material: "Denim, 12 oz", sizes, prices: [eur(110)] },
    description: "High at the waist and wide from the hip down. Drawn from a rigger’s trousers of 1981.",
  },
  {
    ...{ name: "Denim jacket", category: "jacket", picture: "denim-jacket", colours: ["blue"] },
    ...{ material: "Denim, 13 oz", sizes: letters("XS", "XXL"), prices: [eur(85)] },
    description: "Short, square, with copper buttons that turn green near the sea.",
    more: ["look-10.webp"],
  },
  {
    ...{ name: "Denim jacket, bleached", category: "jacket", picture: "light-denim-jacket", colours: ["blue"] },
    ...{ material: "Denim, 12 oz", sizes: letters("XS", "XXL"), prices: [eur(90)] },
    description: "The same jacket after a summer on a clothes line, or so we say. It is bleached with oxygen.",
  },
  {
    ...{ name: "Denim skirt", category: "skirt", picture: "denim-skirt", colours: ["blue"] },
    ...{ material: "Denim, 12 oz", sizes: letters("XS", "XL"), prices: [eur(55)] },
    description: "Above the knee, five pockets, no stretch.",
  },
  {
    ...{ name: "Denim shorts", category: "shorts", picture: "denim-shorts", colours: ["blue"] },
    ...{ material: "Denim, 12 oz", sizes, prices: [eur(59)] },
    description: "Hemmed, not torn. Long enough to sit on a warm car.",
  },
  {
    ...{ name: "Chambray shirt", category: "shirt", picture: "denim-shirt", colours: ["blue"] },
    ...{ material: "Cotton chambray", sizes: letters("XS", "XXL"), prices: [eur(69)] },
    description: "Two pockets with flaps. One has a slit for a pencil.",
  },
  {
    ...{ name: "Leaf sweatshirt", category: "top", picture: "moss-sweatshirt", colours: ["green", "white"] },
    ...{ material: "Loopback cotton", sizes: letters("XS", "XXL"), prices: [eur(65)] },
    description: "Moss green, unbrushed inside, printed by the foreman’s daughter.",
  },
  {
    ...{ name: "Sun sweatshirt", category: "top", picture: "cream-sweatshirt", colours: ["cream", "green"] },
    ...{ material: "Loopback cotton", sizes: letters("XS", "XXL"), prices: [eur(65)] },
    description: "Undyed cotton, so every batch is a slightly different cream.",
  },
  {
    ...{ name: "Waxed trench", category: "coat", picture: "olive-trench", colours: ["green"] },
    ...{ material: "Waxed cotton", sizes: letters("XS", "XL"), prices: [eur(180)] },
    description: "Waxed by hand and meant to be waxed again. The tin is in the pocket.",
  },
  {
    ...{ name: "Oilskin", category: "coat", picture: "oilskin", colours: ["yellow"] },
    ...{ material: "Coated cotton", sizes: letters("S", "XXL"), prices: [eur(140)] },
    description: "Yellow, belted, coated twice. It smells of the harbour for a week and then of you.",
    owners: [["zofia", "Oilskin"]],
  },
]);
