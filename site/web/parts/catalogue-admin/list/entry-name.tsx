import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import type { AdminName } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { EntryPicture } from "../entry-picture.tsx";
import styles from "./entry-name.module.css";

/** The first cell of a row: picture, name, and what tells it from others. */
export function EntryName({
  name,
  slug,
  photo,
  proposer,
  mergedInto,
  children,
}: {
  name: string;
  slug: string;
  photo: PhotoCard | null;
  proposer: AdminName | null;
  mergedInto: { name: string } | null;
  children?: ReactNode;
}) {
  return (
    <span className={styles.entry}>
      <EntryPicture name={name} photo={photo} />
      <span className={styles.words}>
        <b dir="auto">{name}</b>
        <span className={`${typography.s13} ${typography.dim}`}>
          {children}
          {slug}
          {proposer && (
            <>
              , proposed by <bdi>{proposer.username}</bdi>
            </>
          )}
          {mergedInto && (
            <>
              , merged into <bdi>{mergedInto.name}</bdi>
            </>
          )}
        </span>
      </span>
    </span>
  );
}
