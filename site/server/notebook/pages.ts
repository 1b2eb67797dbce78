import type { ShownComments } from "../../shared/comments/comment.ts";
import { dayMs } from "../../shared/durations.ts";
import type { EntryDetail } from "../../shared/notebook/entry.ts";
import type { Pages } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import { cursorsOf } from "../db/keyset.ts";
import { notFound } from "../problems.ts";
import { type ListLoaders, type PageLoaders, type PageRequest, Redirect } from "../request/page-loader.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { type CategoryRow, categoryBySlug, categoryCard, categoryRows } from "./category-rows.ts";
import { entryBody } from "./entry-body.ts";
import { entryBySlug } from "./entry-by-slug.ts";
import { entryCard } from "./entry-card.ts";
import { countEntries, listedEntries, nextEntry } from "./entry-lists.ts";
import { entryOffer } from "./entry-offer.ts";
import { entryParts } from "./entry-parts.ts";
import { entryPreview } from "./entry-preview.ts";
import type { EntryRow } from "./entry-rows.ts";

async function notebookPage({ site, viewer, url }: PageRequest): Promise<Pages["notebook"]> {
  const [entries, categories, count] = await Promise.all([
    listedEntries(site, viewer, cursorsOf(url)),
    categoryRows(site),
    countEntries(site),
  ]);
  return { entries, categories: categories.filter(hasEntries).map(categoryCard), count };
}

const hasEntries = ({ category }: CategoryRow) => category.entryCount > 0;

async function categoriesPage({ site }: PageRequest): Promise<Pages["notebookCategories"]> {
  return { categories: (await categoryRows(site)).map(categoryCard) };
}

/** @throws 404; a former address redirects */
async function pageCategory({ site, params }: PageRequest): Promise<CategoryRow> {
  const slug = params.categorySlug ?? "";
  const found = await categoryBySlug(site, slug);
  if (!found) throw notFound("category");
  if (found.category.slug !== slug) throw new Redirect(paths.notebookCategory(found.category.slug), 301);
  return found;
}

async function categoryPage(request: PageRequest): Promise<Pages["notebookCategory"]> {
  const { site, viewer, url } = request;
  const found = await pageCategory(request);
  const entries = await listedEntries(site, viewer, cursorsOf(url), "category", found.category.id);
  return { category: categoryCard(found), entries };
}

/** What the page of an entry shows from the nouns above the notebook. */
interface AroundEntry {
  /** The first comments on an entry, and how many there are. */
  commentsOn(site: SiteContext, viewer: Member | null, entry: EntryRow): Promise<ShownComments>;
}

const entryPage =
  ({ commentsOn }: AroundEntry) =>
  async ({ site, viewer, params }: PageRequest): Promise<Pages["entry"]> => {
    const row = await entryBySlug(site, viewer, params.slug ?? "");
    const [{ comments, ...body }, next] = await Promise.all([
      entryBody(site, viewer, row.entry).then(async ({ access, document }) => {
        const [parts, comments] = await Promise.all([
          entryParts(site, viewer, { entryId: row.entry.id, document }),
          access === "open" ? commentsOn(site, viewer, row) : null,
        ]);
        return { access, parts, comments };
      }),
      nextEntry(site, viewer, row.entry),
    ]);
    const offer = body.access === "subscribers" ? await entryOffer(site, viewer) : null;
    const entry: EntryDetail = { ...entryCard(row), id: row.entry.id, editedAt: editedAtOf(row), offer, ...body };
    return { entry, comments, next, isAdmin: viewer?.role === "admin" };
  };

function editedAtOf({ entry: { publishedAt, revisedAt } }: EntryRow): string | null {
  if (publishedAt === null || revisedAt === null) return null;
  return revisedAt.getTime() - publishedAt.getTime() > dayMs ? revisedAt.toISOString() : null;
}

export const notebookLists = {
  notebook: ({ site, viewer, url }) => listedEntries(site, viewer, cursorsOf(url)),
  async notebookCategory(request) {
    const { category } = await pageCategory(request);
    return listedEntries(request.site, request.viewer, cursorsOf(request.url), "category", category.id);
  },
} satisfies Partial<ListLoaders>;

export const notebookPages = (around: AroundEntry) =>
  ({
    notebook: notebookPage,
    notebookCategories: categoriesPage,
    notebookCategory: categoryPage,
    entry: entryPage(around),
    entryPreview: ({ site, viewer, url }) => entryPreview(site, viewer, url.searchParams.get("token") ?? ""),
  }) satisfies Partial<PageLoaders>;
