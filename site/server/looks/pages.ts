import { lookFeeds } from "../../shared/looks/look.ts";
import { type Occasion, occasions, type Season, seasons } from "../../shared/looks/look-options.ts";
import type { Pages } from "../../shared/pages.ts";
import type { Reader } from "../../shared/permissions.ts";
import { badRequest, loginRequired, notOwner } from "../problems.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import type { SiteContext } from "../site-context.ts";
import { newestLooks } from "./look-lists.ts";
import { lookBySlug, lookDetail, otherLooks } from "./looks.ts";

/** A query parameter that must be one of `options`. @throws 400 */
function optionOf<Option extends string>(url: URL, name: string, options: readonly Option[]): Option | null {
  const text = url.searchParams.get(name);
  if (!text) return null;
  const option = options.find((one) => one === text);
  if (!option) throw badRequest(`There is no ${name} called “${text.slice(0, 40)}”.`);
  return option;
}

async function looksPage({ site, viewer, url }: PageRequest): Promise<Pages["looks"]> {
  const occasion: Occasion | null = optionOf(url, "occasion", occasions);
  const season: Season | null = optionOf(url, "season", seasons);
  const feed = optionOf(url, "feed", lookFeeds) ?? "new";
  if (feed === "following" && !viewer) throw loginRequired();
  const looks = await newestLooks(site, viewer, { feed, occasion, season, after: url.searchParams.get("after") });
  return { looks, feed, occasion, season };
}

/** Whether a member saved the look. */
export type IsSaved = (site: SiteContext, member: Reader, lookId: string) => Promise<boolean>;

const lookPage =
  (isSaved: IsSaved) =>
  async ({ site, viewer, params }: PageRequest): Promise<Pages["look"]> => {
    const row = await lookBySlug(site, viewer, params.slug ?? "");
    const [look, more, saved] = await Promise.all([
      lookDetail(site, viewer, row),
      otherLooks(site, viewer, row),
      viewer !== null && isSaved(site, viewer, row.look.id),
    ]);
    return { look, more, isSaved: saved };
  };

function postLookPage({ viewer }: PageRequest): null {
  if (!viewer) throw loginRequired();
  return null;
}

async function editLookPage({ site, viewer, params }: PageRequest): Promise<Pages["editLook"]> {
  if (!viewer) throw loginRequired();
  const look = await lookDetail(site, viewer, await lookBySlug(site, viewer, params.slug ?? ""));
  if (!look.mayEdit) throw notOwner("look");
  return { look };
}

export const looksPages = (isSaved: IsSaved) =>
  ({
    looks: looksPage,
    look: lookPage(isSaved),
    postLook: postLookPage,
    editLook: editLookPage,
  }) satisfies Partial<PageLoaders>;
