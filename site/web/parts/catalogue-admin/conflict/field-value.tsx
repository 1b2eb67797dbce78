import typography from "@hemline/ui/styles/typography.module.css";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import type { Passage } from "./changed-words.ts";
import styles from "./conflict-choice.module.css";

/** What a field holds, as two versions of it can be compared. */
export type FieldValue =
  /** Empty where there is none. */
  { kind: "text"; text: string } | { kind: "photos"; photos: readonly { photo: PhotoCard; alt: string }[] };

export const textValue = (text: string): FieldValue => ({ kind: "text", text });

export const photoValue = (photo: PhotoCard | null): FieldValue => ({
  kind: "photos",
  photos: photo ? [{ photo, alt: photo.alt }] : [],
});

/** @param passages of a text, with what differs */
export function FieldContent({ value, passages }: { value: FieldValue; passages: readonly Passage[] }) {
  const isEmpty = value.kind === "text" ? value.text === "" : value.photos.length === 0;
  if (isEmpty) return <span className={typography.faint}>Empty</span>;
  if (value.kind === "text")
    return (
      <p className={styles.text} dir="auto">
        {passages.map(({ text, isChanged }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: passages are told by their place
          isChanged ? <mark key={at}>{text}</mark> : text,
        )}
      </p>
    );
  return (
    <ul className={styles.photos}>
      {value.photos.map(({ photo, alt }) => (
        <li key={photo.id}>
          <span className={styles.photo}>
            <UploadedPhoto photo={photo} alt="" sizes={photoSizes.thumb} fit="cover" urgency="soon" />
          </span>
          {alt && <span dir="auto">{alt}</span>}
        </li>
      ))}
    </ul>
  );
}
