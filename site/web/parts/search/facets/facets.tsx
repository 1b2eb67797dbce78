import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { countedKind } from "../kind-words.ts";
import { FacetChips } from "./facet-chips.tsx";
import { FacetList } from "./facet-list.tsx";
import styles from "./facets.module.css";
import type { NarrowedSearch } from "./narrowed-search.ts";

/** On every page at most once. */
const listId = "filters";

/** Beside the results, or on a narrow screen in a dialog, which stays open while choices are made. */
export function Facets({ search, search: { kind, narrowed } }: { search: NarrowedSearch }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <div className={styles.chips}>
        <FacetChips search={search} listId={listId} onOpen={() => setOpen(true)} />
      </div>
      <div id={listId} className={styles.list}>
        <h2 className={typography.hidden}>Filters</h2>
        <FacetList search={search} />
      </div>
      <Dialog open={isOpen} onClose={close} title="Filters">
        <FacetList search={search} />
        <Button block onClick={close}>
          {`Show ${countedKind(kind, narrowed.count)}`}
        </Button>
      </Dialog>
    </>
  );
}
