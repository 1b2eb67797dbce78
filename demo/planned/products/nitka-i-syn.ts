import { eur, letters, numbers, pln, productsOf } from "./planned-product.ts";

const tee = { category: "top", material: "Cotton", sizes: letters("XS", "XXL") } as const;
const jeans = { category: "jeans", material: "Denim" } as const;
const sizes = ["26/30", "27/30", "28/30", "29/32", "30/32", "31/32", "32/32", "33/32", "34/34"];

export const nitkaProducts = productsOf("nitka-i-syn", [
  {
    ...{ name: "White tee", picture: "white-tee", colours: ["white"], ...tee, prices: [eur(19), pln(79)] },
    description: "Heavy cotton, side seams that stay at the sides.",
  },
  {
    ...{ name: "Black tee", picture: "black-tee", colours: ["black"], ...tee, prices: [eur(19), pln(79)] },
    description: "The same in black. Wash it cold and it stays that way for a while.",
  },
  {
    ...{ name: "Striped tee", picture: "striped-tee", colours: ["white", "navy"], ...tee, prices: [eur(29), pln(119)] },
    description: "Navy on white, long in the body.",
    owners: [["zofia", "Lake tee"]],
  },
  {
    ...{ name: "Slim jeans", picture: "slim-jeans", colours: ["blue"], ...jeans, sizes, prices: [eur(70), pln(289)] },
    description: "Mid blue with two per cent of stretch, and no more.",
  },
  {
    ...{
      name: "White jeans",
      picture: "white-jeans",
      colours: ["white"],
      ...jeans,
      sizes,
      prices: [eur(80), pln(329)],
    },
    description: "White, thick enough not to show what you carry in your pockets.",
  },
  {
    ...{ name: "Barrel trousers", category: "trousers", picture: "barrel-trousers", colours: ["green"] },
    ...{ material: "Cotton twill", sizes: numbers(34, 48), prices: [eur(75), pln(309)] },
    description: "Moss twill, round in the leg, with a patch pocket on each knee’s outside.",
  },
  {
    ...{ name: "School trousers", category: "trousers", picture: "school-trousers", colours: ["black"] },
    ...{ material: "Polyester and viscose", sizes: numbers(34, 48), prices: [eur(25), pln(99)] },
    description: "Our least expensive trousers. Half of Łódź graduated in them.",
    owners: [["tilda-rask", "Cheap black trousers"]],
  },
  {
    ...{ name: "Cord skirt, rust", category: "skirt", picture: "rust-cord-skirt", colours: ["orange"] },
    ...{ material: "Corduroy", sizes: numbers(34, 44), prices: [eur(49), pln(199)] },
    description: "Wide wale, two pockets, audible.",
  },
  {
    ...{ name: "Cord skirt, moss", category: "skirt", picture: "moss-cord-skirt", colours: ["green"] },
    ...{ material: "Corduroy", sizes: numbers(34, 44), prices: [eur(49), pln(199)] },
    description: "The moss one. Six buttons, each of them sewn on twice.",
  },
]);
