import { showSuccess } from "../../state/show-toast.ts";
import { formatAgoOrDay } from "../format/format-ago.ts";
import type { DraftState, DraftSync } from "./draft-sync.ts";
import { VersionChoice } from "./version-choice.tsx";

/** A draft was changed on two devices: shows both texts, and loses neither. */
export function DraftConflict<Body>({
  sync,
  state,
  mine,
  nothing = "Empty",
  describe,
  onUndo,
}: {
  sync: DraftSync<Body>;
  state: DraftState<Body>;
  /** This form’s. */
  mine: Body | null;
  /** What this form holds without changes, in a line. */
  nothing?: string;
  /** A draft in a line. */
  describe: (body: Body) => string;
  /** @returns what brings this form’s text back */
  onUndo: () => () => void;
}) {
  if (state.step !== "conflict") return null;
  const { theirs } = state;
  const takeTheirs = () => {
    const undo = onUndo();
    sync.takeTheirs();
    showSuccess("Other version restored", { label: "Undo", run: undo });
  };
  return (
    <VersionChoice
      question="You changed this draft in two places. Choose the version to keep."
      mine={{
        label: "This version",
        text: mine === null ? nothing : describe(mine),
        choose: "Keep this version",
        onChoose: sync.keepMine,
      }}
      theirs={{
        label: `Other version, saved ${whenOf(theirs.updatedAt)}`,
        text: describe(theirs.body),
        choose: "Restore other version",
        onChoose: takeTheirs,
      }}
    />
  );
}

const whenOf = (at: string) => formatAgoOrDay(at, new Date().toISOString());
