import type { Routes } from "../route.ts";

export const productsRoutes = {
  product: { path: "/products/:slug", query: ["sort", "fit", "stars", "worn", "size", "by", "after", "before"] },
  productOwners: { path: "/products/:slug/owners", query: ["after", "before"] },
} satisfies Routes;
