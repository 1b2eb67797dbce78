import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { formatNumber } from "../../../../shared/format-number.ts";
import type { CategoryCard } from "../../../../shared/notebook/entry.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";

/** From the notebook to its categories. */
export function CategoryTabs({ categories }: { categories: readonly CategoryCard[] }) {
  if (categories.length === 0) return null;
  return (
    <Tabs label="Categories">
      <Link to={paths.notebook} aria-current="page">
        Everything
      </Link>
      {categories.map(({ slug, name, entries }) => (
        <Link key={slug} to={paths.notebookCategory(slug)}>
          <bdi>{name}</bdi>
          <span>{formatNumber(entries)}</span>
        </Link>
      ))}
      <Link to={paths.notebookCategories}>All categories</Link>
    </Tabs>
  );
}
