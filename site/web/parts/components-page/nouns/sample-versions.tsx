import { Button } from "@hemline/ui/buttons/button.tsx";
import { useState } from "react";
import type { EditedEntry, EntryText } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { VersionChoice } from "../../drafts/version-choice.tsx";
import { TextConflict } from "../../entry-editor/saving/text-conflict.tsx";
import { TextDiff } from "../../entry-editor/versions/text-diff.tsx";
import styles from "../sample.module.css";
import { hourAgo, noor } from "./sample-data.ts";

const textOf = (title: string, lines: readonly string[]): EntryText => ({
  ...{ title, excerpt: "I logged a whole winter." },
  document: { version: 1, blocks: lines.map((line) => ({ kind: "paragraph", text: [{ text: line }] })) },
});

const before = textOf("The coat nobody wears", [
  "On the first of October I wrote down every coat I own.",
  "There were seven. I would have said four.",
  "Three of them hung behind the door of the spare room.",
  "A price is a fact about one afternoon.",
  "The receipt was still in the pocket.",
  "The expensive one is for sale.",
]);
const after = textOf("The coat nobody wears is the expensive one", [
  "On the first of October I wrote down every coat I own.",
  "There were seven. I would have said four.",
  "Three of them hung behind the door of the spare room.",
  "A price is a fact about one afternoon, and a wear count is a fact about a life.",
  "The expensive one is for sale.",
  "ثلاثة معاطف على علّاقة واحدة.",
]);

const theirs: EditedEntry = {
  ...{ id: "coats", state: "draft", text: before, version: 7, savedAt: hourAgo, savedBy: noor },
  settings: {
    ...{ slug: "coats", allowed: "everyone", cover: null, coverAlt: "", categories: [], author: noor },
  },
  ...{ settingsVersion: 1, publishedVersion: null, publishedAt: null, publishAt: null, heldBack: null },
  ...{ photos: {}, cards: {} },
};

/** Two versions of a text beside each other, and the choice between two: of an entry, and of a draft. */
export function SampleVersions() {
  const [conflict, setConflict] = useState<"entry" | "draft" | null>(null);
  const choose = () => setConflict(null);
  return (
    <>
      <TextDiff before={before} after={after} names={["Version 6", "Now"]} />
      {conflict === "entry" && (
        <TextConflict theirs={theirs} mine={after} isTaking={false} onKeepMine={choose} onTakeTheirs={choose} />
      )}
      {conflict === "draft" && (
        <VersionChoice
          question="You changed this draft in two places. Choose the version to keep."
          mine={{ label: "This version", text: after.title, choose: "Keep this version", onChoose: choose }}
          theirs={{
            label: "Other version, saved 1 h ago",
            text: before.title,
            choose: "Restore other version",
            onChoose: choose,
          }}
        />
      )}
      {/* The first opens a dialog and the second is read out, so both wait for a press. */}
      {conflict === null && (
        <div className={styles.row}>
          <Button kind="line" onClick={() => setConflict("entry")}>
            Save an entry that Noor has saved too
          </Button>
          <Button kind="line" onClick={() => setConflict("draft")}>
            Open a draft from two devices
          </Button>
        </div>
      )}
    </>
  );
}
