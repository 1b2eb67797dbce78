import { emptyDocument } from "../../../shared/notebook/entry-document.ts";
import type { EntryActionAnswer, EntrySavedAnswer } from "../../../shared/notebook-admin/notebook-admin.ts";
import { api } from "../../../shared/paths.ts";
import type { Address, CommunityOfPages } from "./cached-pages.ts";
import { type ChangeRow, nothing } from "./changed-pages.ts";

/** An entry names the one that was published before it, a profile those that its member wrote. */
const withNotebook: readonly Address[] = [
  "/",
  "/members/ada/profile",
  "/notebook",
  "/notebook/categories",
  "/notebook/categories/care",
  "/notebook/wool",
];

/** Wool is published, and stands in the category Care. */
export function notebookChanges({ root }: CommunityOfPages): ChangeRow[] {
  let id = "";
  const of = (call: string, act: () => Promise<unknown>, forgets: readonly Address[] = withNotebook): ChangeRow => ({
    ...{ call, act, forgets },
  });
  const text = { title: "Felt", excerpt: "", document: emptyDocument };
  const blocks = [{ kind: "paragraph", text: [{ text: "Wash it too hot, once" }] }];
  const create = async () => {
    const answer = await root.sends<EntrySavedAnswer>("POST", api.adminEntries, text);
    id = answer.data.id;
    return answer;
  };
  const save = () =>
    root.sends("PUT", api.adminEntryText(id), { ...text, document: { version: 1, blocks }, version: 1 });
  let undo: EntryActionAnswer["undo"] = null;
  const acts = (action: string) => async () => {
    const entries = [{ id, version: 2 }];
    const answer = await root.sends<EntryActionAnswer>("POST", api.adminEntryActions, { action, entries });
    undo = answer.data.undo;
    return answer;
  };
  const undoes = () => root.sends("POST", api.adminEntryUndos, { entries: undo?.entries });
  const settings = { version: 1, allowed: "everyone", categories: ["care"], author: "root" };
  return [
    of("POST /admin/notebook", create, nothing),
    of("PUT /admin/notebook/:id/text", save, nothing),
    of("POST /admin/notebook/:id/revisions", () => root.sends("POST", api.adminEntryRevisions(id), text), nothing),
    of("PUT /admin/notebook/:id/publication", () => root.sends("PUT", api.adminEntryPublication(id), { version: 2 })),
    of("PUT /admin/notebook/:id", () => root.sends("PUT", api.adminEntry(id), settings)),
    of("POST /admin/notebook/:id/previews", () => root.sends("POST", api.adminEntryPreviews(id)), nothing),
    of("DELETE /admin/notebook/:id/previews", () => root.sends("DELETE", api.adminEntryPreviews(id)), nothing),
    of("DELETE /admin/notebook/:id/publication", () => root.sends("DELETE", api.adminEntryPublication(id))),
    of("POST /admin/notebook-actions", acts("publish")),
    of("POST /admin/notebook-actions", acts("unpublish")),
    of("POST /admin/notebook-undos", undoes),
    of("POST /admin/notebook-actions", acts("unpublish")),
    of("POST /admin/notebook-actions", acts("delete"), nothing),
    of("POST /admin/notebook-undos", undoes, nothing),
    of("DELETE /admin/notebook/:id", () => root.sends("DELETE", api.adminEntry(id), { version: 2 }), nothing),
    of("POST /admin/notebook/:id/restoration", () => root.sends("POST", api.adminEntryRestoration(id)), nothing),
    of("POST /admin/notebook-categories", () => root.sends("POST", api.adminNotebookCategories, { name: "Cloth" })),
    of("PUT /admin/notebook-categories/:slug", () =>
      root.sends("PUT", api.adminNotebookCategory("care"), { name: "Care and repair", version: 1 }),
    ),
    of("PUT /admin/notebook-category-order", () =>
      root.sends("PUT", api.adminNotebookCategoryOrder, { slugs: ["cloth", "care"] }),
    ),
    of("POST /admin/notebook-categories/:slug/merge", () =>
      root.sends("POST", api.adminNotebookCategoryMerge("cloth"), { into: "care" }),
    ),
  ];
}
