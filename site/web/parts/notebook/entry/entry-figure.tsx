import typography from "@hemline/ui/styles/typography.module.css";
import type { EntryPart } from "../../../../shared/notebook/entry.ts";
import type { FigureLayout } from "../../../../shared/notebook/entry-document.ts";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import styles from "./entry-figure.module.css";

const sizes: Record<FigureLayout, string> = {
  full: photoSizes.entryFull,
  inset: photoSizes.entryText,
  pair: photoSizes.entryPair,
};

/** Photos in their own proportions, no higher than the window; two stand beside each other at one height. */
export function EntryFigure({
  figure: { layout, photos, caption },
}: {
  figure: Extract<EntryPart, { kind: "figure" }>;
}) {
  if (photos.length === 0) return null;
  const ratio = photos.reduce((sum, { width, height }) => sum + width / height, 0);
  return (
    <figure className={`${styles.figure} ${styles[layout]}`} style={{ "--ratio": ratio.toFixed(4) }}>
      <div className={styles.photos}>
        {photos.map((photo) => (
          <div key={photo.id} style={{ flexGrow: Math.round((100 * photo.width) / photo.height) }}>
            <UploadedPhoto photo={photo} sizes={sizes[layout]} />
          </div>
        ))}
      </div>
      {caption && (
        <figcaption
          className={`${typography.s13} ${styles.caption}`}
          dir="auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: `renderDocument` makes a closed list of tags.
          dangerouslySetInnerHTML={{ __html: caption }}
        />
      )}
    </figure>
  );
}
