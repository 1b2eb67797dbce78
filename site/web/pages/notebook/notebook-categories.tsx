import layout from "@hemline/ui/styles/layout.module.css";
import { paths } from "../../../shared/paths.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { CategoryCard } from "../../parts/notebook/list/category-card.tsx";
import { NoEntriesYet } from "../../parts/notebook/list/no-entries-yet.tsx";
import { NotebookCrumbs } from "../../parts/notebook/notebook-crumbs.tsx";
import { NotebookFeeds } from "../../parts/notebook/notebook-feeds.tsx";
import { usePage } from "../../payload.ts";
import styles from "./notebook-categories.module.css";

export function NotebookCategories() {
  const { categories } = usePage("notebookCategories");
  return (
    <div className={layout.wide}>
      <PageMeta
        title="Categories of the notebook"
        description="All categories of Hemline’s notebook, each with its entries about clothes and the people who wear them."
        path={paths.notebookCategories}
        picture={["pages", "notebook"]}
      />
      <NotebookFeeds />
      <NotebookCrumbs />
      <PageTitle>Categories</PageTitle>
      {categories.length === 0 ? (
        <NoEntriesYet />
      ) : (
        <ul className={styles.categories}>
          {categories.map((category, at) => (
            <li key={category.slug}>
              <CategoryCard category={category} {...(at < 3 && { urgency: "soon" })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
