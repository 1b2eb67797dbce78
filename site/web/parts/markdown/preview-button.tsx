import { Button } from "@hemline/ui/buttons/button.tsx";
import { useState } from "react";
import { notLoaded, useLazyComponent } from "../../lazy-component.ts";
import { showError } from "../../state/show-toast.ts";
import { lazyTextPreview } from "./lazy-text-preview.ts";
import styles from "./preview-button.module.css";
import type { FindMentioned } from "./text-preview.tsx";

/** Shows a text in Markdown as everyone will see it. */
export function PreviewButton({
  source,
  findMentioned,
}: {
  source: string;
  findMentioned?: FindMentioned | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const Preview = useLazyComponent(lazyTextPreview, isOpen, () => {
    setOpen(false);
    showError(notLoaded);
  });
  return (
    <div className={styles.preview}>
      <Button kind="line" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Hide preview" : "Preview"}
      </Button>
      {isOpen && Preview && (
        <div className={styles.text}>
          {source.trim() ? <Preview source={source} findMentioned={findMentioned} /> : <p>Nothing to preview yet.</p>}
        </div>
      )}
    </div>
  );
}
