import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { SearchField } from "@hemline/ui/forms/search-field.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { NoOutfits } from "../../outfits/no-outfits.tsx";
import { OutfitCombo } from "../../outfits/outfit-combo.tsx";
import type { ShownOutfit } from "../planner-contents.ts";
import styles from "./choose-outfit-dialog.module.css";

/** Asks for an outfit. */
export function ChooseOutfitDialog({
  open,
  title,
  outfits,
  onClose,
  onChoose,
}: {
  open: boolean;
  title: string;
  outfits: readonly ShownOutfit[];
  onClose: () => void;
  onChoose: (outfit: ShownOutfit) => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="large">
      {outfits.length === 0 ? <NoOutfits /> : <Choices outfits={outfits} onChoose={onChoose} />}
    </Dialog>
  );
}

/** Fewer are seen at a glance. */
const searchedFrom = 9;

function Choices({ outfits, onChoose }: { outfits: readonly ShownOutfit[]; onChoose: (outfit: ShownOutfit) => void }) {
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = outfits.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return (
    // Has the focus first: that of the field would open the keyboard of a phone over the outfits.
    <div className={styles.content} data-safe="" tabIndex={-1}>
      {outfits.length >= searchedFrom && (
        <SearchField
          label="Search your outfits"
          placeholder="Name"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <ul className={styles.outfits}>
        {found.map((outfit) => (
          <li key={outfit.id}>
            <button type="button" className={styles.outfit} onClick={() => onChoose(outfit)}>
              <OutfitCombo items={outfit.items} />
              <span dir="auto">{outfit.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={found.length > 0 ? typography.hidden : typography.dim}>
        {found.length === 0 && `No results for “${search.trim()}”`}
      </p>
      <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.newOutfit}>
        Make an outfit
      </Link>
    </div>
  );
}
