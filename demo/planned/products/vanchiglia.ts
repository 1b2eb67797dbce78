import { eur, oneSize, productsOf } from "./planned-product.ts";

const watch = { category: "jewellery", material: "Steel and leather", sizes: oneSize, prices: [eur(180)] } as const;
const glasses = { category: "glasses", material: "Acetate", sizes: oneSize } as const;

export const vanchigliaProducts = productsOf("vanchiglia", [
  {
    ...{ name: "Round sunglasses", picture: "round-sunglasses", colours: ["brown"], ...glasses, prices: [eur(40)] },
    description: "The plain round ones. Five-barrel hinges and a lens that opticians can replace.",
  },
  {
    ...{ name: "Square sunglasses", picture: "square-sunglasses", colours: ["brown", "black"], ...glasses },
    prices: [eur(45)],
    description: "The plain square ones.",
  },
  {
    ...{ name: "Gold hoops", category: "jewellery", picture: "gold-hoops", colours: ["metallic"] },
    ...{ material: "Gold on silver", sizes: oneSize, prices: [eur(90)] },
    description: "Hollow, so they weigh two grams each. We plate them again after five years.",
  },
  {
    ...{ name: "Plain watch, tan", picture: "tan-watch", colours: ["brown", "metallic"], ...watch },
    description: "Twelve strokes, two hands, a strap you can change without a tool.",
  },
  {
    ...{ name: "Plain watch, oxblood", picture: "oxblood-watch", colours: ["red", "metallic"], ...watch },
    description: "The same watch on the strap that Turin likes best.",
  },
]);
