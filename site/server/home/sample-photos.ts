import type { SamplePhotos } from "../../shared/home/pages.ts";
import { listedLooks } from "../looks/lists/look-lists.ts";
import { entryCard } from "../notebook/entry-card.ts";
import { newestEntries } from "../notebook/entry-lists.ts";
import type { PageRequest } from "../request/page-loader.ts";

const maxLooks = 6;

/** A cover wider than high is among these, or the style sheet does without. */
const recentEntries = 24;

/** What the style sheet is drawn with. */
export async function samplePhotos({ site, viewer }: PageRequest): Promise<SamplePhotos> {
  const [{ items: looks }, entries] = await Promise.all([
    listedLooks(site, viewer),
    newestEntries(site, viewer, recentEntries),
  ]);
  const covers = entries.map((row) => entryCard(row).cover);
  return {
    looks: looks.slice(0, maxLooks),
    landscape: covers.find((cover) => cover !== null && cover.width > cover.height) ?? null,
  };
}
