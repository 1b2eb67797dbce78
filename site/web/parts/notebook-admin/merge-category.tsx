import type { Pages } from "../../../shared/pages.ts";
import { api, paths } from "../../../shared/paths.ts";
import { MergeInto } from "../catalogue-admin/merge-into.tsx";
import { formatCount } from "../format/format-count.ts";

/** Moves all entries of a category into another one. */
export const MergeCategory = ({ page: { category, entries, others } }: { page: Pages["adminNotebookCategory"] }) => (
  <MergeInto
    noun="category"
    nouns="categories"
    merged={category}
    others={others}
    api={api.adminNotebookCategoryMerge(category.slug)}
    pathOf={paths.adminNotebookCategory}
    listPath={paths.adminNotebookCategories}
  >
    {formatCount(entries, "entry", "entries")} will move, “<bdi>{category.name}</bdi>” will be deleted, and its address
    will lead to the other category. You can’t undo it.
  </MergeInto>
);
