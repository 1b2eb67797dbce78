import type { ReadOpenGraph } from "../open-graph/open-graph-subject.ts";
import { notFound } from "../problems.ts";
import { productDetail } from "./product-detail.ts";

export const productOpenGraph: ReadOpenGraph = async (site, slug) => {
  const product = await productDetail(site, null, slug);
  if (!product) throw notFound("product");
  const { name, brand, photo, rating, wears } = product.detail;
  const words = { titles: [name, "A product on Hemline"], line: brand.name, stars: rating, worn: wears || null };
  return { words, photos: photo ? [photo] : [] };
};
