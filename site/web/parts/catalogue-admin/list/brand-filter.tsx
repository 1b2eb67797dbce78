import typography from "@hemline/ui/styles/typography.module.css";
import type { BrandName } from "../../../../shared/brands/brand.ts";
import { findBrands } from "../search/choosable.ts";
import { SearchChoice } from "../search/search-choice.tsx";
import styles from "./list-filters.module.css";

/** Narrows a list to a brand that is found while its name is typed; without script, to the first that the form’s text finds. */
export function BrandFilter({ onChoose }: { onChoose: (brand: BrandName) => void }) {
  return (
    <div className={styles.brand}>
      <SearchChoice
        label={<span className={typography.hidden}>Brand</span>}
        name="brand"
        placeholder="Any brand"
        find={findBrands}
        onChoose={onChoose}
      />
    </div>
  );
}
