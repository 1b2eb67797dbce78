import type { FeedStory } from "../../shared/home/feed-story.ts";
import { type HomeList, homeLists as listNames } from "../../shared/home/home-lists.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Pages } from "../../shared/pages.ts";
import { cursorsOf } from "../db/keyset.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import { queryOption } from "../request/query-option.ts";
import { homeFeed } from "./home-feed.ts";
import { memberHome } from "./member-home.ts";
import { samplePhotos } from "./sample-photos.ts";
import { visitorHome } from "./visitor-home.ts";

const wantedList = (url: URL): HomeList => queryOption(url, "show", listNames, "list") ?? "everything";

/** @throws 400 for an unknown list in the address */
async function homePage({ site, viewer, url }: PageRequest): Promise<Pages["home"]> {
  const show = wantedList(url);
  return viewer ? memberHome(site, viewer, show, cursorsOf(url)) : visitorHome(site);
}

/** Visitors follow nobody. @throws 400 as `homePage` */
async function homeList({ site, viewer, url }: PageRequest): Promise<Slice<FeedStory>> {
  const show = wantedList(url);
  return viewer ? homeFeed(site, viewer, show, cursorsOf(url)) : { items: [], previous: null, next: null };
}

export const homePages = { home: homePage, components: samplePhotos } satisfies Partial<PageLoaders>;
export const homeLists = { home: homeList } satisfies Partial<ListLoaders>;
