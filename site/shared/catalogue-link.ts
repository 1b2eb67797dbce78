/** A brand or a product, by its page. */
export interface CatalogueLink {
  slug: string;
  name: string;
}
