import { Button } from "@hemline/ui/buttons/button.tsx";
import { SearchField } from "@hemline/ui/forms/search-field.tsx";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import details from "@hemline/ui/styles/details.module.css";
import { type FormEvent, useState } from "react";
import { itemOrders } from "../../../shared/items/item-options.ts";
import type { WardrobeFacets, WardrobeQuery } from "../../../shared/items/pages.ts";
import { itemLimits } from "../../../shared/limits.ts";
import { paths } from "../../../shared/paths.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { colourLabels } from "../colours/colour-labels.ts";
import { formatNumber } from "../format/format-number.ts";
import { seasonLabels } from "../looks/occasion-labels.ts";
import { itemOrderLabels } from "../wardrobe/item-labels.ts";
import { filteredWardrobePath } from "./filtered-wardrobe-path.ts";
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
  const { show, category, search, colour, brand, season, sort } = fields;
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
        <details className={styles.more} open={used > 0}>
          <summary className={details.summary}>
            Filter and sort{used > 0 && <span className={styles.count}> {used}</span>}
          </summary>
          <div className={styles.fields}>
            <SelectField
              label="Sort by"
              name="sort"
              value={sort}
              onChange={({ currentTarget: { value } }) =>
                go({ ...fields, sort: itemOrders.find((order) => order === value) ?? "newest" })
              }
            >
              {itemOrders.map((order) => (
                <option key={order} value={order}>
                  {itemOrderLabels[order]}
                </option>
              ))}
            </SelectField>
            <SelectField
              label="Colour"
              name="colour"
              value={colour ?? ""}
              onChange={({ currentTarget: { value } }) =>
                go({ ...fields, colour: facets.colours.find((one) => one.colour === value)?.colour ?? null })
              }
            >
              <Options
                any="Any colour"
                chosen={colour && { value: colour, word: colourLabels[colour] }}
                options={facets.colours.map(({ colour, items }) => ({
                  value: colour,
                  word: colourLabels[colour],
                  items,
                }))}
              />
            </SelectField>
            <SelectField
              label="Brand"
              name="brand"
              value={brand ?? ""}
              onChange={({ currentTarget: { value } }) => go({ ...fields, brand: value || null })}
            >
              <Options
                any="Any brand"
                chosen={brand === null ? null : { value: brand, word: brand }}
                options={facets.brands.map(({ brand, items }) => ({ value: brand, word: brand, items }))}
              />
            </SelectField>
            <SelectField
              label="Season"
              name="season"
              value={season ?? ""}
              onChange={({ currentTarget: { value } }) =>
                go({ ...fields, season: facets.seasons.find((one) => one.season === value)?.season ?? null })
              }
            >
              <Options
                any="Any season"
                chosen={season && { value: season, word: seasonLabels[season] }}
                options={facets.seasons.map(({ season, items }) => ({
                  value: season,
                  word: seasonLabels[season],
                  items,
                }))}
              />
            </SelectField>
          </div>
        </details>
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

/** With the chosen one also where no item has it. */
function Options({
  any,
  chosen,
  options,
}: {
  any: string;
  chosen: { value: string; word: string } | null;
  options: readonly { value: string; word: string; items: number }[];
}) {
  const isMissing = chosen !== null && !options.some(({ value }) => value === chosen.value);
  return (
    <>
      <option value="">{any}</option>
      {isMissing && <option value={chosen.value}>{chosen.word}</option>}
      {options.map(({ value, word, items }) => (
        <option key={value} value={value}>
          {word} ({formatNumber(items)})
        </option>
      ))}
    </>
  );
}
