import { paths } from "../../../shared/paths.ts";
import { EntryHead } from "../../parts/catalogue-admin/entry-head.tsx";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { CategoryForm } from "../../parts/notebook-admin/category-form.tsx";
import { useCategoryForm } from "../../parts/notebook-admin/use-category-form.ts";
import { usePage } from "../../payload.ts";

export function AdminNewNotebookCategory() {
  const page = usePage("adminNewNotebookCategory");
  const form = useCategoryForm(null);
  return (
    <AdminFrame
      section="notebookCategories"
      page={page}
      title="New category"
      head={
        <EntryHead
          crumbs={[{ word: "Categories", to: paths.adminNotebookCategories }]}
          title="New category"
          facts="It’s the last one, and the notebook lists it once it has a published entry."
          pagePath={null}
        />
      }
    >
      <CategoryForm form={form} submitLabel="Create category" savedSlug={null} oldSlugs={[]} />
    </AdminFrame>
  );
}
