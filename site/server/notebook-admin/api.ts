import { Hono } from "hono";
import { UndoDraft } from "../../shared/catalogue-admin/action-form.ts";
import { EntryAction } from "../../shared/notebook-admin/action-form.ts";
import {
  CategoryDraft,
  CategoryEdit,
  CategoryMerge,
  CategoryOrder,
} from "../../shared/notebook-admin/category-form.ts";
import {
  EntryPublication,
  EntrySettingsDraft,
  EntryTextDraft,
  EntryTextEdit,
  VersionOfEntry,
} from "../../shared/notebook-admin/entry-forms.ts";
import { undoActions } from "../catalogue-admin/actions/undo-actions.ts";
import { csvHeaders } from "../catalogue-admin/files/csv-stream.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { adminOfCall } from "../request/acting-admin.ts";
import { adminOnly } from "../request/admin-only.ts";
import { jsonBody } from "../request/json-body.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { changeEntries } from "./actions/change-entries.ts";
import { undoableEntries } from "./actions/undoable-entries.ts";
import { createCategory } from "./categories/create-category.ts";
import { mergeCategory } from "./categories/merge-category.ts";
import { reorderCategories } from "./categories/reorder-categories.ts";
import { saveCategory } from "./categories/save-category.ts";
import { cardChoices } from "./entries/card-choices.ts";
import { createEntry } from "./entries/create-entry.ts";
import { deleteEntry, restoreEntry } from "./entries/delete-entry.ts";
import { listedOf } from "./entries/entry-list.ts";
import { exportedEntries } from "./entries/export-entries.ts";
import { keepLosingText } from "./entries/keep-losing-text.ts";
import { createPreview, endPreviews } from "./entries/previews.ts";
import { publishEntry } from "./entries/publish-entry.ts";
import { entryRevision, entryRevisions } from "./entries/revisions.ts";
import { saveEntrySettings } from "./entries/save-settings.ts";
import { saveEntryText } from "./entries/save-text.ts";
import { unpublishEntry } from "./entries/withdraw-entry.ts";

const limit = rateLimited("admin");
const editLimit = rateLimited("edit-entry");

const idOf = (c: { req: { param(name: "id"): string } }): string => c.req.param("id").toLowerCase();

const categoriesApi = new Hono<SiteEnv>()
  .post("/admin/notebook-categories", signedIn, adminOnly, idempotent("admin"), jsonBody(CategoryDraft), async (c) =>
    c.json({ message: "Category created", data: await createCategory(c.var.site, adminOfCall(c.var), c.var.draft) }),
  )
  .put("/admin/notebook-categories/:slug", signedIn, adminOnly, limit, jsonBody(CategoryEdit), async (c) => {
    const data = await saveCategory(c.var.site, adminOfCall(c.var), c.req.param("slug"), c.var.draft);
    return c.json({ message: "Category saved", data });
  })
  .post("/admin/notebook-categories/:slug/merge", signedIn, adminOnly, limit, jsonBody(CategoryMerge), async (c) => {
    const data = await mergeCategory(c.var.site, adminOfCall(c.var), c.req.param("slug"), c.var.draft.into);
    return c.json({ message: "Categories merged", data });
  })
  .put("/admin/notebook-category-order", signedIn, adminOnly, limit, jsonBody(CategoryOrder), async (c) => {
    await reorderCategories(c.var.site, adminOfCall(c.var), c.var.draft.slugs);
    return c.json({ data: null });
  });

const writingApi = new Hono<SiteEnv>()
  .post("/admin/notebook", signedIn, adminOnly, idempotent("admin"), jsonBody(EntryTextDraft), async (c) =>
    c.json({ message: "Entry created", data: await createEntry(c.var.site, adminOfCall(c.var), c.var.draft) }),
  )
  .put("/admin/notebook/:id/text", signedIn, adminOnly, editLimit, jsonBody(EntryTextEdit), async (c) =>
    c.json({ data: await saveEntryText(c.var.site, adminOfCall(c.var), idOf(c), c.var.draft) }),
  )
  .put("/admin/notebook/:id", signedIn, adminOnly, limit, jsonBody(EntrySettingsDraft), async (c) => {
    const data = await saveEntrySettings(c.var.site, adminOfCall(c.var), idOf(c), c.var.draft);
    return c.json({ message: "Settings saved", data });
  })
  .get("/admin/notebook/:id/revisions", signedIn, adminOnly, editLimit, async (c) =>
    c.json({ data: await entryRevisions(c.var.site, idOf(c)) }),
  )
  .post("/admin/notebook/:id/revisions", signedIn, adminOnly, editLimit, jsonBody(EntryTextDraft), async (c) =>
    c.json({ data: await keepLosingText(c.var.site, adminOfCall(c.var), idOf(c), c.var.draft) }),
  )
  .get("/admin/notebook/:id/revisions/:version", signedIn, adminOnly, editLimit, async (c) =>
    c.json({ data: await entryRevision(c.var.site, c.var.member, idOf(c), c.req.param("version")) }),
  )
  .get("/admin/notebook-cards", signedIn, adminOnly, rateLimited("catalogue-names"), async (c) =>
    c.json({ data: await cardChoices(c.var.site, c.var.member, new URL(c.req.url)) }),
  );

const publishingApi = new Hono<SiteEnv>()
  .put("/admin/notebook/:id/publication", signedIn, adminOnly, limit, jsonBody(EntryPublication), async (c) => {
    const data = await publishEntry(c.var.site, adminOfCall(c.var), idOf(c), c.var.draft);
    // Of a scheduled entry, the browser says the time where the writer is.
    return c.json({ ...(c.var.draft.at === null && { message: "Entry published" }), data });
  })
  .delete("/admin/notebook/:id/publication", signedIn, adminOnly, limit, async (c) => {
    await unpublishEntry(c.var.site, adminOfCall(c.var), idOf(c));
    return c.json({ message: "Entry unpublished", data: null });
  })
  .delete("/admin/notebook/:id", signedIn, adminOnly, limit, jsonBody(VersionOfEntry), async (c) => {
    await deleteEntry(c.var.site, adminOfCall(c.var), idOf(c), c.var.draft.version);
    return c.json({ message: "Entry deleted", data: null });
  })
  .post("/admin/notebook/:id/restoration", signedIn, adminOnly, limit, async (c) => {
    await restoreEntry(c.var.site, adminOfCall(c.var), idOf(c));
    return c.json({ message: "Entry restored", data: null });
  })
  .post("/admin/notebook/:id/previews", signedIn, adminOnly, limit, async (c) =>
    c.json({ message: "Link created", data: await createPreview(c.var.site, adminOfCall(c.var), idOf(c)) }),
  )
  .delete("/admin/notebook/:id/previews", signedIn, adminOnly, limit, async (c) => {
    await endPreviews(c.var.site, adminOfCall(c.var), idOf(c));
    return c.json({ message: "Links ended", data: null });
  });

const listApi = new Hono<SiteEnv>()
  .post("/admin/notebook-actions", signedIn, adminOnly, limit, jsonBody(EntryAction), async (c) =>
    c.json({ data: await changeEntries(c.var.site, adminOfCall(c.var), c.var.draft) }),
  )
  .post("/admin/notebook-undos", signedIn, adminOnly, limit, jsonBody(UndoDraft), async (c) => {
    const { site, draft } = c.var;
    const data = await undoActions(site, adminOfCall(c.var), draft.entries, [undoableEntries(site)]);
    return c.json({ message: "Action undone", data });
  })
  .get("/admin/notebook-export", signedIn, adminOnly, limit, async (c) => {
    const listed = await listedOf(c.var.site, new URL(c.req.url));
    return c.body(exportedEntries(c.var.site, listed), 200, csvHeaders("notebook"));
  });

/** The calls of `/admin/notebook` and `/admin/notebook-categories`. */
export const notebookAdminApis = [categoriesApi, writingApi, publishingApi, listApi];
