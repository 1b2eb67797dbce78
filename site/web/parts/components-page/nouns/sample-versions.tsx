import { Button } from "@hemline/ui/buttons/button.tsx";
import { useState } from "react";
import type { EditedEntry, EntryText } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { TextConflict } from "../../entry-editor/saving/text-conflict.tsx";
import { TextDiff } from "../../entry-editor/versions/text-diff.tsx";
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

/** Two versions of a text beside each other, and the choice between two. */
export function SampleVersions() {
  const [hasConflict, setConflict] = useState(false);
  const choose = () => setConflict(false);
  return (
    <>
      <TextDiff before={before} after={after} names={["Version 6", "Now"]} />
      {/* It opens a dialog, so it waits for a press. */}
      {hasConflict ? (
        <TextConflict theirs={theirs} mine={after} isTaking={false} onKeepMine={choose} onTakeTheirs={choose} />
      ) : (
        <div>
          <Button kind="line" onClick={() => setConflict(true)}>
            Save an entry that Noor has saved too
          </Button>
        </div>
      )}
    </>
  );
}
