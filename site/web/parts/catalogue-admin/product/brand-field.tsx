import { Button } from "@hemline/ui/buttons/button.tsx";
import { useState } from "react";
import type { BrandName } from "../../../../shared/brands/brand.ts";
import { findBrands } from "../search/choosable.ts";
import { SearchChoice } from "../search/search-choice.tsx";
import styles from "./brand-field.module.css";

/** Whose product it is. */
export function BrandField({
  brand,
  isSaved,
  errors,
  onChange,
}: {
  brand: BrandName | null;
  /** Under another brand it leaves the collections of the present one. */
  isSaved: boolean;
  errors: readonly string[] | undefined;
  onChange: (brand: BrandName) => void;
}) {
  const [isChoosing, setChoosing] = useState(false);
  if (brand && !isChoosing)
    return (
      <div className={styles.chosen}>
        <p>
          <span className={styles.label}>Brand</span>
          <bdi>{brand.name}</bdi>
        </p>
        <Button kind="line" size="sm" onClick={() => setChoosing(true)}>
          Change brand
        </Button>
      </div>
    );
  return (
    <SearchChoice
      label="Brand"
      hint={
        isSaved ? "Under another brand, the product leaves the collections of this one." : "Its name or page address."
      }
      find={findBrands}
      errors={errors}
      aside={
        brand && (
          <Button kind="bare" size="sm" onClick={() => setChoosing(false)}>
            <span>
              Keep <bdi>{brand.name}</bdi>
            </span>
          </Button>
        )
      }
      onChoose={({ slug, name }) => {
        setChoosing(false);
        onChange({ slug, name });
      }}
    />
  );
}
