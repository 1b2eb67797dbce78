import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { ChangeLog } from "../../parts/catalogue-admin/actions/change-log.tsx";
import { EntryHead } from "../../parts/catalogue-admin/entry-head.tsx";
import { withQuery } from "../../parts/catalogue-admin/list/with-query.ts";
import { formatCount } from "../../parts/format/format-count.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { CategoryForm } from "../../parts/notebook-admin/category-form.tsx";
import { categoryWords } from "../../parts/notebook-admin/category-words.ts";
import { MergeCategory } from "../../parts/notebook-admin/merge-category.tsx";
import { useCategoryForm } from "../../parts/notebook-admin/use-category-form.ts";
import { usePage } from "../../payload.ts";

export function AdminNotebookCategory() {
  const page = usePage("adminNotebookCategory");
  const { category, entries } = page;
  return (
    <AdminFrame
      section="notebookCategories"
      page={page}
      title={category.name}
      head={
        <EntryHead
          crumbs={[{ word: "Categories", to: paths.adminNotebookCategories }]}
          title={category.name}
          facts={
            <Link to={withQuery(paths.adminNotebook, { category: category.slug })}>
              {formatCount(entries, "entry", "entries")}
            </Link>
          }
          pagePath={paths.notebookCategory(category.slug)}
        >
          <MergeCategory page={page} />
        </EntryHead>
      }
    >
      <EditedCategoryForm key={category.slug} />
    </AdminFrame>
  );
}

function EditedCategoryForm() {
  const { category, oldSlugs, changes } = usePage("adminNotebookCategory");
  const form = useCategoryForm(category);
  return (
    <CategoryForm
      form={form}
      submitLabel="Save category"
      savedSlug={category.slug}
      oldSlugs={oldSlugs}
      changes={<ChangeLog noun="category" changes={changes} labels={categoryWords.labels} />}
    />
  );
}
