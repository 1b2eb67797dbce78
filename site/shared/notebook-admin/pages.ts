import type { MemberWithAvatar } from "../accounts/member-name.ts";
import type { CatalogueChange } from "../catalogue-admin/catalogue-admin.ts";
import type { AdminPage } from "../moderation/pages.ts";
import type { CategoryName, EntryDetail } from "../notebook/entry.ts";
import type { Slice } from "../page-data.ts";
import type {
  AdminCategory,
  AdminEntry,
  AdminEntryOrder,
  CategoryFields,
  EditedEntry,
  EntryCounts,
  EntryFilter,
} from "./notebook-admin.ts";

/** What the editor offers to choose from. */
export interface EditorChoices {
  /** In their order. */
  categories: CategoryName[];
  /** The admins. */
  authors: MemberWithAvatar[];
}

export interface NotebookAdminPages {
  adminNotebook: AdminPage & {
    entries: Slice<AdminEntry>;
    counts: EntryCounts;
    /** How many the tab, the search and the category leave. */
    matching: number;
    show: EntryFilter;
    search: string | null;
    category: CategoryName | null;
    sort: AdminEntryOrder;
    categories: CategoryName[];
  };
  adminNewEntry: AdminPage & { choices: EditorChoices };
  adminEntry: AdminPage & { entry: EditedEntry; choices: EditorChoices };
  /** The newest text, whole. */
  adminEntryPreview: { entry: EntryDetail };
  adminNotebookCategories: AdminPage & { categories: AdminCategory[] };
  adminNewNotebookCategory: AdminPage;
  adminNotebookCategory: AdminPage & {
    category: CategoryFields;
    entries: number;
    /** Into which this one can be merged. */
    others: CategoryName[];
    oldSlugs: string[];
    changes: CatalogueChange[];
  };
}
