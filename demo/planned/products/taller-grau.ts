import { eur, letters, numbers, productsOf } from "./planned-product.ts";

const linen = { material: "Linen", sizes: numbers(34, 48) } as const;

export const tallerGrauProducts = productsOf("taller-grau", [
  {
    ...{ name: "White trousers", category: "trousers", picture: "white-trousers", colours: ["white"], ...linen },
    prices: [eur(88)],
    description: "Linen, lined in front, so the pockets don’t show through.",
  },
  {
    ...{ name: "Olive trousers", category: "trousers", picture: "olive-trousers", colours: ["green"], ...linen },
    prices: [eur(92)],
    description: "The same trousers in a colour that survives café chairs.",
  },
  {
    ...{ name: "Sand shorts", category: "shorts", picture: "sand-shorts", colours: ["beige"] },
    ...{ material: "Linen and cotton", sizes: letters("XS", "XXL"), prices: [eur(58)] },
    description: "A turn-up, two deep pockets, a button instead of a drawstring.",
  },
  {
    ...{ name: "Cream shorts", category: "shorts", picture: "cream-shorts", colours: ["cream"] },
    ...{ material: "Linen and cotton", sizes: letters("XS", "XXL"), prices: [eur(58)] },
    description: "The lighter pair. Sit on a towel.",
  },
  {
    ...{ name: "Button-through dress", category: "dress", picture: "terracotta-dress", colours: ["orange"], ...linen },
    prices: [eur(115)],
    description: "Eleven coconut buttons, all of them real. Terracotta, dyed in the piece.",
  },
  {
    ...{ name: "Straw hat", category: "hat", picture: "straw-hat", colours: ["beige"] },
    ...{ material: "Palm straw", sizes: ["55", "57", "59"], prices: [eur(48)] },
    description: "Plaited in one spiral. It softens in steam if you have to pack it.",
  },
]);
