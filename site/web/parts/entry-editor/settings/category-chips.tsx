import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import { useId } from "react";
import { notebookLimits } from "../../../../shared/limits.ts";
import type { CategoryName } from "../../../../shared/notebook/entry.ts";
import styles from "./settings-panel.module.css";

const { categoriesOfEntry } = notebookLimits;

/** The categories of an entry, each a button that is pressed or not. */
export function CategoryChips({
  all,
  chosen,
  errors,
  onChange,
}: {
  all: readonly CategoryName[];
  /** Slugs. */
  chosen: readonly string[];
  errors: readonly string[] | undefined;
  onChange: (chosen: readonly string[]) => void;
}) {
  const id = useId();
  const toggle = (slug: string) => {
    const rest = chosen.filter((one) => one !== slug);
    onChange(rest.length < chosen.length ? rest : [...rest, slug]);
  };
  const hint = all.length === 0 ? "There are no categories yet." : `Up to ${categoriesOfEntry}.`;
  return (
    <div>
      <p id={id} className={typography.h14}>
        Categories
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend can’t be laid out as the labels of the other fields */}
      <div className={styles.chips} role="group" aria-labelledby={id}>
        {all.map(({ slug, name }) => {
          const isChosen = chosen.includes(slug);
          return (
            <button
              key={slug}
              type="button"
              className={chipClass(isChosen)}
              aria-pressed={isChosen}
              disabled={!isChosen && chosen.length >= categoriesOfEntry}
              onClick={() => toggle(slug)}
            >
              <bdi>{name}</bdi>
            </button>
          );
        })}
      </div>
      <p className={errors ? styles.error : `${typography.s13} ${typography.faint}`}>{errors?.join(" ") ?? hint}</p>
    </div>
  );
}
