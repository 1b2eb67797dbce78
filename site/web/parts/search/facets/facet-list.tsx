import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { FacetChoice, SearchFacet } from "../../../../shared/search/search-facets.ts";
import { Link } from "../../../navigation/link.tsx";
import { formatCount } from "../../format/format-count.ts";
import { foundCount } from "../kind-words.ts";
import { choiceLabel, facetLabels } from "./facet-labels.ts";
import styles from "./facet-list.module.css";
import { FacetSwatch } from "./facet-swatch.tsx";
import { chosenIn, type NarrowedSearch, narrowedPath, wholeKindPath } from "./narrowed-search.ts";

/** What results can be narrowed by: links with counts, one choice of each facet. */
export function FacetList({ search }: { search: NarrowedSearch }) {
  const { facets } = search.narrowed;
  const chosen = chosenIn(search.narrowed).length;
  return (
    <nav className={styles.facets} aria-label="Narrow the results">
      {facets.map((facet) => (
        <section key={facet.facet}>
          <h3 className={typography.h14}>{facetLabels[facet.facet]}</h3>
          <ul>
            {facet.choices.map((choice) => (
              <li key={choice.value}>
                <ChoiceLink search={search} facet={facet} choice={choice} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {chosen > 0 && (
        <Link
          className={`${buttonClass({ kind: "bare", size: "sm" })} ${styles.clear}`}
          to={wholeKindPath(search)}
          preventScrollReset
        >
          {`Clear ${formatCount(chosen, "filter")}`}
        </Link>
      )}
    </nav>
  );
}

function ChoiceLink({
  search,
  facet: { facet, chosen },
  choice,
}: {
  search: NarrowedSearch;
  facet: SearchFacet;
  choice: FacetChoice;
}) {
  const isOn = choice.value === chosen;
  const label = choiceLabel(facet, choice);
  return (
    <Link
      className={styles.choice}
      to={narrowedPath(search, { [facet]: isOn ? null : choice.value })}
      aria-current={isOn ? "true" : undefined}
      preventScrollReset
    >
      <span className={styles.box} aria-hidden="true">
        {isOn && <Icon name="check" size="sm" />}
      </span>
      <FacetSwatch facet={facet} value={choice.value} />
      {isOn && <span className={typography.hidden}>Remove filter: </span>}
      <span className={styles.label} dir="auto">
        {label}
      </span>{" "}
      <span className={styles.count}>{foundCount(choice.count)}</span>
    </Link>
  );
}
