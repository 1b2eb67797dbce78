import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { CategoryOrder } from "../../parts/notebook-admin/category-order.tsx";
import { usePage } from "../../payload.ts";

export function AdminNotebookCategories() {
  const page = usePage("adminNotebookCategories");
  return (
    <AdminFrame
      section="notebookCategories"
      page={page}
      title="Categories of the notebook"
      head={
        <header className={`${layout.row} ${layout.wrapping} ${layout.between}`}>
          <h1 className={typography.d40}>Categories of the notebook</h1>
          <Link className={buttonClass({})} to={paths.adminNewNotebookCategory}>
            <Icon name="plus" size="sm" />
            Add a category
          </Link>
        </header>
      }
    >
      {page.categories.length > 0 ? (
        <CategoryOrder categories={page.categories} />
      ) : (
        <EmptyState icon="folder" title="No categories yet">
          <p>Readers find entries by their categories. Add the first one.</p>
          <Link className={buttonClass({})} to={paths.adminNewNotebookCategory}>
            Add a category
          </Link>
        </EmptyState>
      )}
    </AdminFrame>
  );
}
