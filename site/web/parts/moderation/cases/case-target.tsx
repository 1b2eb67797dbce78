import { Icon, type IconName } from "@hemline/ui/icons/icon.tsx";
import type { AdminCase } from "../../../../shared/moderation/admin.ts";
import type { ReportedKind } from "../../../../shared/moderation/report.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import styles from "./case.module.css";

const icons: Record<ReportedKind, IconName> = {
  member: "person",
  look: "hanger",
  comment: "note",
  item: "folder",
  review: "note",
  response: "comment",
  message: "comment",
  brand: "tag",
  collection: "tag",
  product: "tag",
};

/** What was reported: its first photo, title and author, with a link to where it is now, or where admins change it. */
export function CaseTarget({ one }: { one: AdminCase }) {
  const { kind, snapshot, lookSlug, entryCommentPath, itemId, photo } = one;
  const { reviewPath, messagePath, cataloguePath } = one;
  const { title, author } = snapshot;
  // Those who were erased have no page.
  const authorPath = author?.slug ? paths.member(author.slug) : null;
  const to =
    kind === "member"
      ? authorPath
      : kind === "item"
        ? author?.slug && itemId && paths.item(author.slug, itemId)
        : (cataloguePath ?? reviewPath ?? messagePath ?? entryCommentPath ?? (lookSlug && paths.look(lookSlug)));
  const by = author && (
    <>
      by <bdi>{author.username}</bdi>
    </>
  );
  const words = (
    <b>
      {kind === "look" && "Look: "}
      {kind === "item" && "Item: "}
      {kind === "brand" && "Brand: "}
      {kind === "collection" && "Collection: "}
      {kind === "product" && "Product: "}
      {kind === "member" && "Profile of "}
      <bdi>{title}</bdi>
    </b>
  );
  return (
    <span className={styles.target}>
      <span className={styles.thumb}>
        {photo ? (
          <UploadedPhoto photo={photo} alt="" sizes={photoSizes.thumb} fit="cover" />
        ) : (
          <Icon name={icons[kind]} size="sm" />
        )}
      </span>
      <span className={styles.texts}>
        {to ? <Link to={to}>{words}</Link> : words}
        {kind !== "member" &&
          by &&
          (authorPath ? (
            <Link className={styles.author} to={authorPath}>
              {by}
            </Link>
          ) : (
            <span className={styles.author}>{by}</span>
          ))}
      </span>
    </span>
  );
}
