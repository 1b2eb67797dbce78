import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import details from "@hemline/ui/styles/details.module.css";
import { formatNumber } from "../../../shared/format-number.ts";
import { itemOrders } from "../../../shared/items/item-options.ts";
import type { WardrobeFacets, WardrobeQuery } from "../../../shared/items/pages.ts";
import { colourLabels } from "../colours/colour-labels.ts";
import { seasonLabels } from "../looks/occasion-labels.ts";
import { itemOrderLabels } from "../wardrobe/item-labels.ts";
import styles from "./wardrobe-filters.module.css";

/** The order, and the filters that are too many for chips. */
export function MoreFilters({
  used,
  fields: { colour, brand, season, sort },
  facets,
  onChange,
}: {
  /** How many of them the page follows already. */
  used: number;
  fields: WardrobeQuery;
  facets: WardrobeFacets;
  onChange: (part: Partial<WardrobeQuery>) => void;
}) {
  return (
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
            onChange({ sort: itemOrders.find((order) => order === value) ?? "newest" })
          }
        >
          {itemOrders.map((order) => (
            <option key={order} value={order}>
              {itemOrderLabels[order]}
            </option>
          ))}
        </SelectField>
        <FacetField
          label="Colour"
          name="colour"
          chosen={colour}
          facets={facets.colours.map(({ colour, items }) => ({ value: colour, items }))}
          wordOf={(value) => colourLabels[value]}
          onChange={(value) => onChange({ colour: value })}
        />
        <FacetField
          label="Brand"
          name="brand"
          chosen={brand}
          facets={facets.brands.map(({ brand, items }) => ({ value: brand, items }))}
          wordOf={(value) => value}
          onChange={(value) => onChange({ brand: value })}
        />
        <FacetField
          label="Season"
          name="season"
          chosen={season}
          facets={facets.seasons.map(({ season, items }) => ({ value: season, items }))}
          wordOf={(value) => seasonLabels[value]}
          onChange={(value) => onChange({ season: value })}
        />
      </div>
    </details>
  );
}

/** Offers the chosen one also where no item has it. */
function FacetField<Value extends string>({
  label,
  name,
  chosen,
  facets,
  wordOf,
  onChange,
}: {
  label: string;
  name: string;
  chosen: Value | null;
  facets: readonly { value: Value; items: number }[];
  wordOf: (value: Value) => string;
  onChange: (value: Value | null) => void;
}) {
  const isMissing = chosen !== null && !facets.some(({ value }) => value === chosen);
  return (
    <SelectField
      label={label}
      name={name}
      value={chosen ?? ""}
      onChange={({ currentTarget }) =>
        onChange(facets.find(({ value }) => value === currentTarget.value)?.value ?? null)
      }
    >
      <option value="">{`Any ${name}`}</option>
      {isMissing && <option value={chosen}>{wordOf(chosen)}</option>}
      {facets.map(({ value, items }) => (
        <option key={value} value={value}>
          {wordOf(value)} ({formatNumber(items)})
        </option>
      ))}
    </SelectField>
  );
}
