import { classNames } from "@hemline/ui/styles/class-names.ts";
import type { Ref } from "react";
import type { EntryDetail } from "../../../../shared/notebook/entry.ts";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import { EntryBody } from "../entry-body.tsx";
import styles from "./entry-article.module.css";
import { EntryGate } from "./entry-gate.tsx";
import { EntryHead } from "./entry-head.tsx";

/** An entry from its title to its last line, or to where its reader may read. */
export function EntryArticle({
  entry,
  isAdmin = false,
  ref,
}: {
  entry: EntryDetail;
  isAdmin?: boolean;
  ref?: Ref<HTMLElement>;
}) {
  const { title, cover, parts, access, slug } = entry;
  return (
    <article className={styles.article} ref={ref} tabIndex={-1}>
      <EntryHead entry={entry} isAdmin={isAdmin} />
      {cover && (
        <div
          className={classNames(styles.cover, cover.height > cover.width && styles.upright)}
          style={{ "--ratio": cover.width / cover.height }}
        >
          <UploadedPhoto
            photo={cover}
            alt={cover.alt || title}
            sizes={photoSizes.brandCover}
            urgency="first"
            fit="cover"
          />
        </div>
      )}
      <EntryBody parts={parts} />
      {access !== "open" && (
        <EntryGate key={slug} slug={slug} readers={access} offer={entry.offer} hasTeaser={parts.length > 0} />
      )}
    </article>
  );
}
