import { Branding, OfferingsAnswer, ProductsAnswer } from "@hemline/protocol";
import { branding, offerings, products } from "../examples/catalogue.ts";
import type { Endpoint } from "./endpoint.ts";

export const catalogueEndpoints: readonly Endpoint[] = [
  {
    method: "get",
    path: "/v1/subscribers/:id/offerings",
    name: "getOfferings",
    title: "List offerings",
    group: "Catalogue",
    key: "public",
    description:
      "Returns the project's offerings. The current one is chosen for this customer: their override, or the first targeting rule that matches, or the project's default.",
    responses: {
      200: { description: "The offerings.", schema: OfferingsAnswer, example: offerings },
    },
  },
  {
    method: "get",
    path: "/rcbilling/v1/subscribers/:id/products",
    name: "getProducts",
    title: "List products",
    group: "Catalogue",
    key: "public",
    description:
      "Returns products with the prices, trials and introductory prices this customer is eligible for, in the order of the ids in the request. Unknown products are left out.",
    query: [
      {
        name: "id",
        description: "A product's identifier. Repeat the parameter for more than one.",
        example: "pro_yearly",
        isRepeated: true,
      },
      {
        name: "currency",
        description:
          "The currency to show prices in, for example `EUR`. A product without a price in it shows its default currency.",
        example: "EUR",
        pattern: "^[A-Z]{3}$",
      },
    ],
    responses: { 200: { description: "The products.", schema: ProductsAnswer, example: products } },
  },
  {
    method: "get",
    path: "/rcbilling/v1/branding",
    name: "getBranding",
    title: "Get the branding",
    group: "Catalogue",
    key: "public",
    description: "Returns the names, images and colours of the checkout of the key's app.",
    responses: { 200: { description: "The branding.", schema: Branding, example: branding } },
  },
];
