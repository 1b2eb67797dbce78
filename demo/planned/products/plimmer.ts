import { eur, gbp, letters, oneSize, productsOf, shoeSizes } from "./planned-product.ts";

const jersey = { material: "Loopback cotton", sizes: letters("XS", "XXL") } as const;

export const plimmerProducts = productsOf("plimmer", [
  {
    ...{ name: "Court skirt", category: "skirt", picture: "tennis-skirt", colours: ["white"] },
    ...{ material: "Recycled polyester", sizes: letters("XS", "XL"), prices: [gbp(42), eur(48)] },
    description: "Pleats with shorts underneath, and a pocket in the shorts for the second ball.",
  },
  {
    ...{ name: "Club tee", category: "top", picture: "forest-tee", colours: ["green"] },
    ...{ material: "Cotton", sizes: letters("XS", "XXL"), prices: [gbp(19), eur(22)] },
    description: "Forest green with a name tape in the neck, for the lost property box.",
  },
  {
    ...{ name: "Court shoe", category: "shoes", picture: "tennis-shoes", colours: ["white"] },
    ...{ material: "Leather and rubber", sizes: shoeSizes(35, 46), prices: [gbp(57), eur(65)] },
    description: "A flat herringbone sole that is allowed on clay.",
  },
  {
    ...{ name: "Club cap", category: "hat", picture: "white-cap", colours: ["white"] },
    ...{ material: "Cotton", sizes: oneSize, prices: [gbp(13), eur(15)] },
    description: "White, six panels, a brim that can be bent.",
  },
  {
    ...{ name: "Rust cap", category: "hat", picture: "rust-cap", colours: ["orange"] },
    ...{ material: "Cotton", sizes: oneSize, prices: [gbp(13), eur(15)] },
    description: "The same cap for people who hate washing white.",
  },
  {
    ...{ name: "Navy joggers", category: "trousers", picture: "navy-joggers", colours: ["navy"], ...jersey },
    prices: [gbp(48), eur(55)],
    description: "Straight, with a zip in the back pocket for one key.",
  },
  {
    ...{ name: "Plum joggers", category: "trousers", picture: "plum-joggers", colours: ["purple"], ...jersey },
    prices: [gbp(48), eur(55)],
    description: "The same joggers in a colour for after class.",
  },
  {
    ...{ name: "Warm-up sweatshirt, grey", category: "top", picture: "grey-sweatshirt", colours: ["grey"], ...jersey },
    prices: [gbp(45), eur(52)],
    description: "For the first two kilometres. It ties around a waist without stretching.",
  },
  {
    ...{ name: "Warm-up sweatshirt, navy", category: "top", picture: "navy-sweatshirt", colours: ["navy"], ...jersey },
    prices: [gbp(45), eur(52)],
    description: "The navy one, with ribbing at the sides so you can stretch.",
  },
]);
