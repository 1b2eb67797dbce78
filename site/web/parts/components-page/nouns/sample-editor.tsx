import { Button } from "@hemline/ui/buttons/button.tsx";
import { useState } from "react";
import type { AdminEntry, EntryText } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { LazyText } from "../../entry-editor/lazy-text.tsx";
import { createEditorMedia } from "../../entry-editor/media/editor-media.ts";
import { useEditedText } from "../../entry-editor/use-edited-text.ts";
import { EntryStateLabel } from "../../notebook-admin/list/entry-state-label.tsx";
import styles from "../sample.module.css";
import { hourAgo } from "./sample-data.ts";
import { SampleVersions } from "./sample-versions.tsx";

const text: EntryText = {
  ...{ title: "The coat nobody wears", excerpt: "" },
  document: {
    version: 1,
    blocks: [
      { kind: "heading", level: 2, text: [{ text: "What a mark does" }] },
      { kind: "paragraph", text: [{ text: "A price is a fact about one afternoon." }] },
      { kind: "quote", paragraphs: [[{ text: "The expensive one is for sale." }]] },
    ],
  },
};

const entry: AdminEntry = {
  ...{
    id: "draft",
    slug: "coats",
    title: "Coats",
    state: "draft",
    hasChanges: false,
    version: 1,
    allowed: "everyone",
    cover: null,
  },
  ...{ author: null, categories: [], words: 1_900, publishAt: null, publishedAt: null, editedAt: hourAgo },
};
const entries: AdminEntry[] = [
  entry,
  { ...entry, id: "scheduled", state: "scheduled", publishAt: hourAgo },
  { ...entry, id: "live", state: "live", publishedAt: hourAgo, hasChanges: true },
  { ...entry, id: "deleted", state: "deleted" },
];

export function SampleEditor() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.row}>
        {entries.map((one) => (
          <EntryStateLabel key={one.id} entry={one} />
        ))}
      </div>
      {isOpen ? (
        <OpenEditor />
      ) : (
        <div>
          <Button kind="line" onClick={() => setOpen(true)}>
            Try the editor
          </Button>
        </div>
      )}
      <SampleVersions />
    </>
  );
}

/** Nothing of it is saved. */
function OpenEditor() {
  const [media] = useState(() => createEditorMedia({ photos: {}, cards: {} }));
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);
  const edited = useEditedText(text, () => undefined);
  return (
    <div>
      <div ref={setToolbar} />
      <LazyText text={edited} media={media} toolbarPlace={toolbar} />
    </div>
  );
}
