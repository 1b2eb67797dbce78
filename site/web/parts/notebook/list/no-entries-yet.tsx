import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import type { ReactNode } from "react";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";

/** In place of an empty list. */
export function NoEntriesYet({ of }: { of?: ReactNode }) {
  return (
    <EmptyState icon="note" title={of ? <>No entries in {of} yet</> : "No entries yet"}>
      <p>{of ? "We publish them here." : "We publish long reads about clothes and the people who wear them here."}</p>
      <Link className={buttonClass({ kind: "line", size: "sm" })} to={of ? paths.notebook : paths.looks}>
        {of ? "See all entries" : "See looks"}
      </Link>
    </EmptyState>
  );
}
