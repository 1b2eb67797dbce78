import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { CatalogueState } from "../../../../shared/catalogue-admin/catalogue-options.ts";
import { Link } from "../../../navigation/link.tsx";
import type { EntryKind } from "../actions/action-texts.ts";

const nothingIn: Partial<
  Record<CatalogueState, { title: (noun: string) => string; text: (kind: EntryKind) => string }>
> = {
  proposed: {
    title: (noun) => `No proposed ${noun}`,
    text: (kind) => `When members propose a ${kind}, it waits here for your answer.`,
  },
  hidden: {
    title: (noun) => `No hidden ${noun}`,
    text: (kind) => `A ${kind} that you hide stays here, and can be shown again.`,
  },
  merged: {
    title: (noun) => `No merged ${noun}`,
    text: (kind) => `When you merge a ${kind} into another one, it leads there.`,
  },
  refused: {
    title: (noun) => `No refused ${noun}`,
    text: () => "Proposals that you refuse stay here with your answer.",
  },
};

/** In place of an empty list. */
export function NoEntries({
  kind,
  state,
  isFiltered,
  listPath,
  newPath,
}: {
  kind: EntryKind;
  state: CatalogueState | null;
  /** By a search or a filter, beside its state. */
  isFiltered: boolean;
  /** Of the same state without filters. */
  listPath: string;
  newPath: string;
}) {
  const noun = `${kind}s`;
  if (isFiltered)
    return (
      <EmptyState icon="search" title={`No ${noun} found`}>
        <p>Check the spelling, try fewer letters or clear the filters.</p>
        <Link className={typography.link} to={listPath}>
          Clear filters
        </Link>
      </EmptyState>
    );
  const nothing = state && nothingIn[state];
  if (nothing)
    return (
      <EmptyState icon="check" title={nothing.title(noun)}>
        <p>{nothing.text(kind)}</p>
      </EmptyState>
    );
  return (
    <EmptyState icon="tag" title={`No ${noun} yet`}>
      <p>Add the first one, or import a list as CSV.</p>
      <Link className={buttonClass({ size: "sm" })} to={newPath}>
        New {kind}
      </Link>
    </EmptyState>
  );
}
