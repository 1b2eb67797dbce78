import { type Occasion, occasions, type Season, seasons } from "../../shared/look.ts";
import type { Pages } from "../../shared/pages.ts";
import type { PageLoaders, PageRequest } from "../http/page.ts";
import { badRequest, notYours, signInNeeded } from "../problems.ts";
import { newestLooks } from "./look-lists.ts";
import { lookBySlug, lookDetail, moreBeside } from "./looks.ts";

/** A word of the query that must be one of a list's. @throws 400 */
function chosen<Word extends string>(url: URL, name: string, words: readonly Word[]): Word | null {
  const text = url.searchParams.get(name);
  if (!text) return null;
  const word = words.find((one) => one === text);
  if (!word) throw badRequest(`There is no ${name} called “${text.slice(0, 40)}”.`);
  return word;
}

async function looksPage({ site, viewer, url }: PageRequest): Promise<Pages["looks"]> {
  const occasion: Occasion | null = chosen(url, "occasion", occasions);
  const season: Season | null = chosen(url, "season", seasons);
  const looks = await newestLooks(site, viewer, { occasion, season, after: url.searchParams.get("after") });
  return { looks, occasion, season };
}

async function lookPage({ site, viewer, params }: PageRequest): Promise<Pages["look"]> {
  const row = await lookBySlug(site, viewer, params.slug ?? "");
  const [look, more] = await Promise.all([lookDetail(site, viewer, row), moreBeside(site, viewer, row)]);
  return { look, more };
}

function postLookPage({ viewer }: PageRequest): null {
  if (!viewer) throw signInNeeded();
  return null;
}

async function editLookPage({ site, viewer, params }: PageRequest): Promise<Pages["editLook"]> {
  if (!viewer) throw signInNeeded();
  const look = await lookDetail(site, viewer, await lookBySlug(site, viewer, params.slug ?? ""));
  if (!look.mayEdit) throw notYours("look");
  return { look };
}

export const looksPages = {
  looks: looksPage,
  look: lookPage,
  postLook: postLookPage,
  editLook: editLookPage,
} satisfies Partial<PageLoaders>;
