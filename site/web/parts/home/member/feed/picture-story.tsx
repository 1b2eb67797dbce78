import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import type { PhotoCard } from "../../../../../shared/photos/photo.ts";
import { Link } from "../../../../navigation/link.tsx";
import { photoSizes } from "../../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../../photos/uploaded-photo.tsx";
import styles from "./picture-story.module.css";

/** Something with a cover and a title, whose link covers it. */
export function PictureStory({
  byline,
  cover,
  title,
  path,
  text,
  children,
}: {
  byline: ReactNode;
  cover: PhotoCard | null;
  title: string;
  path: string;
  text?: string;
  /** The facts below. */
  children: ReactNode;
}) {
  return (
    <article className={styles.story}>
      {byline}
      {cover && (
        <div className={styles.photo}>
          <UploadedPhoto photo={cover} alt="" sizes={photoSizes.storyFirst} fit="cover" />
        </div>
      )}
      <h3 className={`${typography.h32} ${styles.title}`}>
        <Link to={path} dir="auto">
          {title}
        </Link>
      </h3>
      {text && (
        <p className={`${typography.dim} ${styles.text}`} dir="auto">
          {text}
        </p>
      )}
      <p className={`${typography.s14} ${typography.dim} ${styles.facts}`}>{children}</p>
    </article>
  );
}
