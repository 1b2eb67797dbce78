import typography from "@hemline/ui/styles/typography.module.css";
import { Fragment } from "react";
import type { CategoryName } from "../../../shared/notebook/entry.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import styles from "./category-links.module.css";

/** Links to the categories of an entry, in one line. */
export function CategoryLinks({ categories, lead = "" }: { categories: readonly CategoryName[]; lead?: string }) {
  if (categories.length === 0) return null;
  return (
    <p className={`${typography.s14} ${styles.categories}`}>
      {lead}
      {categories.map(({ slug, name }, at) => (
        <Fragment key={slug}>
          {at > 0 && ", "}
          <Link className={typography.link} to={paths.notebookCategory(slug)} dir="auto">
            {name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
