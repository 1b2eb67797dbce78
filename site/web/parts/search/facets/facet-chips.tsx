import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { ChipRow } from "@hemline/ui/buttons/chip-row.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { Link } from "../../../navigation/link.tsx";
import { onPlainClick } from "../../../on-plain-click.ts";
import { choiceLabel } from "./facet-labels.ts";
import { FacetSwatch } from "./facet-swatch.tsx";
import { chosenIn, type NarrowedSearch, narrowedPath } from "./narrowed-search.ts";

/** Where there is no room for a list beside the results: one chip that opens it, and what is chosen. */
export function FacetChips({
  search,
  listId,
  onOpen,
}: {
  search: NarrowedSearch;
  /** The list that the chip shows without script. */
  listId: string;
  onOpen: () => void;
}) {
  const chosen = chosenIn(search.narrowed);
  return (
    <ChipRow label="Filters">
      <a className={chipClass()} href={`#${listId}`} aria-haspopup="dialog" onClick={onPlainClick(onOpen)}>
        <Icon name="filter" size="sm" />
        {chosen.length > 0 ? `Filters, ${chosen.length}` : "Filters"}
      </a>
      {chosen.map(({ facet, choice }) => (
        <Link
          key={facet}
          className={chipClass(true)}
          to={narrowedPath(search, { [facet]: null })}
          aria-current="true"
          aria-label={`Remove filter: ${choiceLabel(facet, choice)}`}
          preventScrollReset
        >
          <FacetSwatch facet={facet} value={choice.value} />
          {choiceLabel(facet, choice)}
          <Icon name="close" size="sm" />
        </Link>
      ))}
    </ChipRow>
  );
}
