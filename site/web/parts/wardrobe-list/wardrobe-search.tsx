import { Button } from "@hemline/ui/buttons/button.tsx";
import { SearchField } from "@hemline/ui/forms/search-field.tsx";
import { type FormEvent, useState } from "react";
import type { WardrobeFacets, WardrobeQuery } from "../../../shared/items/pages.ts";
import { itemLimits } from "../../../shared/limits.ts";
import { paths } from "../../../shared/paths.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { filteredWardrobePath } from "./filtered-wardrobe-path.ts";
import { MoreFilters } from "./more-filters.tsx";
import styles from "./wardrobe-filters.module.css";

/** Search, and the filters that are too many for chips. Without script, the browser sends the form. */
export function WardrobeSearch({
  slug,
  query,
  facets,
}: {
  slug: string;
  query: WardrobeQuery;
  facets: WardrobeFacets;
}) {
  const navigate = useNavigate();
  const { fields, setFields } = useFields(slug, query);
  const { show, category, search } = fields;
  const go = (to: WardrobeQuery) => {
    setFields(to);
    void navigate(filteredWardrobePath(slug, to), { preventScrollReset: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({ ...fields, search: search?.trim() || null });
  };
  const used = [query.colour, query.brand, query.season, query.sort !== "newest"].filter(Boolean).length;
  return (
    <search>
      <form method="get" action={paths.memberWardrobe(slug)} className={styles.search} onSubmit={submit}>
        {show !== "owned" && <input type="hidden" name="show" value={show} />}
        {category && <input type="hidden" name="category" value={category} />}
        <SearchField
          label="Search by name or brand"
          name="search"
          placeholder="Name or brand"
          value={search ?? ""}
          onChange={({ currentTarget }) => setFields({ ...fields, search: currentTarget.value })}
          maxLength={itemLimits.nameLength}
        />
        <Button type="submit" kind="line">
          Search
        </Button>
        <MoreFilters used={used} fields={fields} facets={facets} onChange={(part) => go({ ...fields, ...part })} />
      </form>
    </search>
  );
}

/** What the form says, which the address follows. */
function useFields(slug: string, query: WardrobeQuery) {
  const [fields, setFields] = useState(query);
  const path = filteredWardrobePath(slug, query);
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setFields(query);
  }
  return { fields, setFields };
}
