import type { OpenGraphSubject, ReadOpenGraph } from "../open-graph/open-graph-subject.ts";
import { notFound } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { brandProfile } from "./brand-profile.ts";

export const brandOpenGraph: ReadOpenGraph = async (site, slug) => {
  const { subject, products } = await brandSubject(site, slug);
  const line = products === 1 ? "1 product" : `${products.toLocaleString("en-GB")} products`;
  return { ...subject, words: { ...subject.words, line: products > 0 ? line : "A brand on Hemline" } };
};

export const brandReviewsOpenGraph: ReadOpenGraph = async (site, slug) => {
  const { subject } = await brandSubject(site, slug);
  const { words } = subject;
  return {
    ...subject,
    words: { ...words, titles: [`Reviews of ${words.titles[0]}`, "Reviews"], line: "By members who wear it" },
  };
};

async function brandSubject(site: SiteContext, slug: string): Promise<{ subject: OpenGraphSubject; products: number }> {
  const brand = await brandProfile(site, null, slug);
  if (!brand) throw notFound("brand");
  const { name, cover, rating, products } = brand.profile;
  const words = { titles: [name, "A brand on Hemline"], line: null, stars: rating, worn: null };
  return { subject: { words, photos: cover ? [cover] : [] }, products };
}
