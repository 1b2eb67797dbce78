import { brandReviewsOpenGraph } from "../brands/open-graph.ts";
import { collectionReviewsOpenGraph } from "../collections/open-graph.ts";
import { plainWords, type ReadOpenGraph } from "../open-graph/open-graph-subject.ts";
import { notFound } from "../problems.ts";
import { reviewedLately } from "./lists/reviewed-lately.ts";

/** Of the lists of reviews: `all`, `brands/norr` and `collections/norr/autumn`. */
export const reviewsOpenGraph: ReadOpenGraph = async (site, name) => {
  const [, of, subject = ""] = /^(all|brands|collections)(?:\/(.+))?$/.exec(name) ?? [];
  if (of === "brands") return brandReviewsOpenGraph(site, subject);
  if (of === "collections") return collectionReviewsOpenGraph(site, subject);
  if (of !== "all" || subject) throw notFound("review");
  const lately = await reviewedLately(site);
  const photos = lately.flatMap(({ subject: { photo } }) => photo ?? []);
  return { words: plainWords(["Reviews"], "What members say about the clothes they own"), photos };
};
