const product = (slug: string) => `/products/${slug}`;

export const productsPaths = {
  product,
  productOwners: (slug: string) => `${product(slug)}/owners`,
} as const;

export const productsApi = {
  /** Products whose names resemble a text: `?search=&brand=`. Also proposals of a product: `POST`. */
  productNames: "/api/products",
} as const;
