import type { LiveMessage } from "../../../../shared/discussions/message.ts";
import { PhotoLinks } from "../../photos/viewer/photo-links.tsx";
import styles from "./message-photos.module.css";

/** Neither a strip nor a tower: the whole photo is in the dialog. */
const [narrowest, widest] = [0.7, 1.8];

/** What a message shows: one photo large, several in a grid. */
export function MessagePhotos({ message: { number, author, photos } }: { message: LiveMessage }) {
  const [first] = photos;
  if (!first) return null;
  const ratio = Math.min(widest, Math.max(narrowest, first.width / first.height));
  return (
    <div style={{ "--ratio": ratio }}>
      <PhotoLinks
        photos={photos}
        of={`Reply ${number} by ${author.username}`}
        sizes={photos.length === 1 ? "(min-width:768px) 24rem, 90vw" : "(min-width:768px) 15rem, 45vw"}
        className={styles.photos}
      />
    </div>
  );
}
