import type { CatalogueLink } from "../../shared/catalogue-link.ts";
import { type Colour, colours } from "../../shared/colours.ts";
import type { ShownComments } from "../../shared/comments/comment.ts";
import { lookFeeds } from "../../shared/looks/look.ts";
import { type Occasion, occasions, type Season, seasons } from "../../shared/looks/look-options.ts";
import type { Pages } from "../../shared/pages.ts";
import type { Reader } from "../../shared/permissions.ts";
import { brandBySlug } from "../brands/brand-by-slug.ts";
import { cursorsOf } from "../db/keyset.ts";
import { loginRequired, noSuchOption, notOwner } from "../problems.ts";
import { productBySlug } from "../products/product-by-slug.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import { queryOption } from "../request/query-option.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { listedLooks } from "./lists/look-lists.ts";
import type { LookRow } from "./look-cards.ts";
import { changedAt } from "./look-content.ts";
import type { LookFilter } from "./look-filter.ts";
import { lookStart, type OutfitOf } from "./look-start.ts";
import { lookBySlug, lookDetail, otherLooks } from "./looks.ts";

type CommentsOn = (site: SiteContext, viewer: Member | null, look: LookRow) => Promise<ShownComments>;

async function looksFilter({ site, viewer, url }: PageRequest): Promise<LookFilter> {
  const colour: Colour | null = queryOption(url, "colour", colours);
  const occasion: Occasion | null = queryOption(url, "occasion", occasions);
  const season: Season | null = queryOption(url, "season", seasons);
  const feed = queryOption(url, "feed", lookFeeds) ?? "new";
  if (feed === "following" && !viewer) throw loginRequired();
  return {
    feed,
    colour,
    occasion,
    season,
    brand: await wantedBrand(site, url),
    product: await wantedProduct(site, url),
  };
}

async function wantedBrand(site: SiteContext, url: URL): Promise<LookFilter["brand"]> {
  const slug = url.searchParams.get("brand");
  if (!slug) return null;
  const brand = await brandBySlug(site.db, slug);
  if (!brand) throw noSuchOption("brand", slug.slice(0, 40));
  site.shows([`brand:${brand.id}`]);
  return brand;
}

async function wantedProduct(site: SiteContext, url: URL): Promise<LookFilter["product"]> {
  const slug = url.searchParams.get("product");
  if (!slug) return null;
  const product = await productBySlug(site.db, slug);
  if (!product) throw noSuchOption("product", slug.slice(0, 40));
  site.shows([`product:${product.id}`]);
  return product;
}

async function looksPage(request: PageRequest): Promise<Pages["looks"]> {
  const { brand, product, ...filter } = await looksFilter(request);
  const looks = await listedLooks(request.site, request.viewer, { ...filter, brand, product }, cursorsOf(request.url));
  return { looks, ...filter, brand: brand && linkTo(brand), product: product && linkTo(product) };
}

const linkTo = ({ slug, name }: CatalogueLink): CatalogueLink => ({ slug, name });

const looksList = async (request: PageRequest) =>
  listedLooks(request.site, request.viewer, await looksFilter(request), cursorsOf(request.url));

/** What the pages of looks show from the nouns above looks. */
interface AroundLook {
  /** The first comments on a look, and how many there are. */
  commentsOn: CommentsOn;
  /** Whether a member saved the look. */
  isSaved(site: SiteContext, member: Reader, lookId: string): Promise<boolean>;
  outfitOf: OutfitOf;
}

const lookPage =
  ({ commentsOn, isSaved }: AroundLook) =>
  async ({ site, viewer, params }: PageRequest): Promise<Pages["look"]> => {
    const row = await lookBySlug(site, viewer, params.slug ?? "");
    const [look, comments, saved, more] = await Promise.all([
      lookDetail(site, viewer, row),
      commentsOn(site, viewer, row),
      viewer !== null && isSaved(site, viewer, row.look.id),
      otherLooks(site, viewer, row),
    ]);
    return { look: { ...look, comments: comments.count }, comments, isSaved: saved, more };
  };

const postLookPage =
  ({ outfitOf }: AroundLook) =>
  ({ site, viewer, url }: PageRequest): Promise<Pages["postLook"]> => {
    if (!viewer) throw loginRequired();
    return lookStart(site, viewer, url, outfitOf);
  };

async function editLookPage({ site, viewer, params }: PageRequest): Promise<Pages["editLook"]> {
  if (!viewer) throw loginRequired();
  const row = await lookBySlug(site, viewer, params.slug ?? "");
  const look = await lookDetail(site, viewer, row);
  if (!look.mayEdit) throw notOwner("look");
  return { look, ownId: row.look.authorId === viewer.id ? row.look.id : null, changedAt: changedAt(row.look) };
}

export const looksLists = { looks: looksList } satisfies Partial<ListLoaders>;

export const looksPages = (around: AroundLook) =>
  ({
    looks: looksPage,
    look: lookPage(around),
    postLook: postLookPage(around),
    editLook: editLookPage,
  }) satisfies Partial<PageLoaders>;
