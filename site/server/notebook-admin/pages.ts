import type { CategoryName } from "../../shared/notebook/entry.ts";
import type { EditorChoices } from "../../shared/notebook-admin/pages.ts";
import type { Pages } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import { isUuid } from "../../shared/uuid.ts";
import { changesOf } from "../catalogue-admin/history/changes-of.ts";
import { formerSlugs } from "../catalogue-admin/slugs.ts";
import { cursorsOf } from "../db/keyset.ts";
import { adminBadges } from "../moderation/admin-badges.ts";
import { categoryBySlug, categoryName, categoryRows } from "../notebook/category-rows.ts";
import { newestEntry } from "../notebook/newest-entry.ts";
import { entries } from "../notebook/tables.ts";
import { photoCard } from "../photos/photos.ts";
import { notFound } from "../problems.ts";
import { requireAdmin } from "../request/admin-only.ts";
import { type ListLoaders, type PageLoaders, type PageRequest, Redirect } from "../request/page-loader.ts";
import type { SiteContext } from "../site-context.ts";
import { noScope } from "../slugs/tables.ts";
import { admins } from "./admins.ts";
import { categoryFields } from "./categories/category-fields.ts";
import { editedEntry } from "./entries/edited-entry.ts";
import { entryCounts, entryList, isListedEntry, listedOf } from "./entries/entry-list.ts";

async function notebookPage(request: PageRequest): Promise<Pages["adminNotebook"]> {
  requireAdmin(request);
  const { site, url } = request;
  const listed = await listedOf(site, url);
  const [list, counts, matching, categories, badges] = await Promise.all([
    entryList(site, listed, cursorsOf(url)),
    entryCounts(site),
    site.db.$count(entries, isListedEntry(listed)),
    categoryNames(site),
    adminBadges(request),
  ]);
  const category = listed.category && categoryName(listed.category);
  return { entries: list, counts, matching, ...listed, category, categories, ...badges };
}

async function notebookList(request: PageRequest) {
  requireAdmin(request);
  const { site, url } = request;
  return entryList(site, await listedOf(site, url), cursorsOf(url));
}

const categoryNames = async (site: SiteContext): Promise<CategoryName[]> =>
  (await categoryRows(site)).map(({ category }) => categoryName(category));

async function editorChoices(site: SiteContext): Promise<EditorChoices> {
  const [categories, authors] = await Promise.all([categoryNames(site), admins(site)]);
  return { categories, authors };
}

async function newEntryPage(request: PageRequest): Promise<Pages["adminNewEntry"]> {
  requireAdmin(request);
  const [choices, badges] = await Promise.all([editorChoices(request.site), adminBadges(request)]);
  return { choices, ...badges };
}

async function entryPage(request: PageRequest): Promise<Pages["adminEntry"]> {
  const admin = requireAdmin(request);
  const { site, params } = request;
  const [entry, choices, badges] = await Promise.all([
    editedEntry(site, admin, params.id ?? ""),
    editorChoices(site),
    adminBadges(request),
  ]);
  return { entry, choices, ...badges };
}

/** As readers will see it: a card shows what visitors see. */
async function entryPreviewPage(request: PageRequest): Promise<Pages["adminEntryPreview"]> {
  requireAdmin(request);
  const { site, params } = request;
  const { id = "" } = params;
  if (!isUuid(id)) throw notFound("entry");
  return { entry: await newestEntry(site, null, id) };
}

async function categoriesPage(request: PageRequest): Promise<Pages["adminNotebookCategories"]> {
  requireAdmin(request);
  const [rows, badges] = await Promise.all([categoryRows(request.site), adminBadges(request)]);
  const categories = rows.map(({ category, cover }) => ({
    ...categoryName(category),
    cover: cover && photoCard(cover, category.coverAlt),
    entries: category.entryCount,
  }));
  return { categories, ...badges };
}

async function categoryPage(request: PageRequest): Promise<Pages["adminNotebookCategory"]> {
  requireAdmin(request);
  const { site, params } = request;
  const slug = params.categorySlug ?? "";
  const found = await categoryBySlug(site, slug);
  if (!found) throw notFound("category");
  const { category } = found;
  if (category.slug !== slug) throw new Redirect(paths.adminNotebookCategory(category.slug), 302);
  const [all, oldSlugs, changes, badges] = await Promise.all([
    categoryNames(site),
    formerSlugs(site, { kind: "category", scopeId: noScope }, category.id),
    changesOf(site, "category", category.id),
    adminBadges(request),
  ]);
  return {
    ...{ category: categoryFields(found), entries: category.entryCount, oldSlugs, changes, ...badges },
    others: all.filter((one) => one.slug !== slug),
  };
}

export const notebookAdminLists = { adminNotebook: notebookList } satisfies Partial<ListLoaders>;

export const notebookAdminPages = {
  adminNotebook: notebookPage,
  adminNewEntry: newEntryPage,
  adminEntry: entryPage,
  adminEntryPreview: entryPreviewPage,
  adminNotebookCategories: categoriesPage,
  adminNewNotebookCategory: adminBadges,
  adminNotebookCategory: categoryPage,
} satisfies Partial<PageLoaders>;
