import { paths } from "../../site/shared/paths.ts";
import { measureReads } from "./measure-fetches.ts";
import type { OpenSite } from "./open-site.ts";

/** What is read by programs: feeds, and the sitemap with the first and the last part of each noun. */
export async function measureFeeds(site: OpenSite): Promise<void> {
  const reads = (path: string) => [{ path, headers: { "Accept-Encoding": "gzip" } }];
  for (const format of ["rss", "atom", "json"] as const)
    await measureReads(site, `the notebook's feed, ${format}`, reads(paths.notebookFeed(format)), { cpuMs: 1.5 });
  const index = await (await site.fetch("/sitemap.xml")).text();
  await measureReads(site, "the sitemap's index", reads("/sitemap.xml"));
  const parts = [...index.matchAll(/(\/sitemap\/([a-z]+)(?:-\d+)?\.xml)/g)];
  for (const noun of new Set(parts.map(([, , noun]) => noun))) {
    const own = parts.filter((part) => part[2] === noun).map(([, path = ""]) => path);
    for (const path of new Set([own[0], own.at(-1)])) if (path) await measureReads(site, path, reads(path));
  }
}
