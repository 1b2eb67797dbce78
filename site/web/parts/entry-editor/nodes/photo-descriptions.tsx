import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { notebookLimits } from "../../../../shared/limits.ts";
import type { FigurePhoto } from "../../../../shared/notebook/entry-document.ts";
import { altTextHint } from "../../photos/alt-text-hint.ts";
import styles from "./figure-node.module.css";

/** What the photos of a figure show. Enter and Escape lead back to the text. */
export function PhotoDescriptions({
  photos,
  onChange,
  onDone,
}: {
  photos: readonly FigurePhoto[];
  onChange: (photos: readonly FigurePhoto[]) => void;
  onDone: () => void;
}) {
  return (
    <div className={styles.descriptions}>
      {photos.map(({ id, alt }, at) => (
        <TextField
          key={id}
          label={photos.length > 1 ? `What photo ${at + 1} shows` : "What the photo shows"}
          hint={alt.trim() === "" && altTextHint}
          maxLength={notebookLimits.altTextLength}
          value={alt}
          onChange={({ currentTarget: { value } }) =>
            onChange(photos.map((photo) => (photo.id === id ? { ...photo, alt: value } : photo)))
          }
          onKeyDown={({ key }) => {
            if (key === "Escape" || key === "Enter") onDone();
          }}
        />
      ))}
    </div>
  );
}
