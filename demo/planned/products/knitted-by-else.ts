import { dkk, eur, letters, productsOf } from "./planned-product.ts";

const wool = { category: "knitwear", material: "Wool", sizes: letters("S", "XL") } as const;

export const elseProducts = productsOf("knitted-by-else", [
  {
    ...{ name: "Oat cardigan", picture: "oat-cardigan", colours: ["cream"], ...wool, prices: [eur(140), dkk(1045)] },
    description: "Moss stitch borders, six buttons of different trees. Knitted by Else, Birthe or Inger.",
    more: ["look-55-2.webp"],
  },
  {
    ...{ name: "Petrol cardigan", picture: "petrol-cardigan", colours: ["teal"], ...wool },
    prices: [eur(115), dkk(860)],
    description: "The plain one: stocking stitch, set-in sleeves, two pockets that hang a little.",
  },
  {
    ...{ name: "Mustard cardigan", picture: "mustard-cardigan", colours: ["yellow"], ...wool },
    prices: [eur(120), dkk(895)],
    description: "Dyed with weld from the field behind the church. Later batches are paler.",
  },
  {
    ...{
      name: "Camel roll-neck",
      picture: "camel-roll-neck",
      colours: ["beige"],
      ...wool,
      prices: [eur(130), dkk(970)],
    },
    description: "Undyed brown sheep and white sheep, spun together.",
  },
  {
    ...{ name: "Grey roll-neck", picture: "grey-roll-neck", colours: ["grey"], ...wool, prices: [eur(125), dkk(935)] },
    description: "From the grey sheep alone. There are nine of them.",
    owners: [["ida-lindqvist", "Grey roll-neck"]],
  },
]);
