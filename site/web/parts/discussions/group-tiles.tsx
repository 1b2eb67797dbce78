import { Photo } from "@hemline/ui/photos/photo.tsx";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import { photoSources } from "../photos/photo-sources.ts";
import { GroupSwatch } from "./group-swatch.tsx";
import styles from "./group-tiles.module.css";

/** Every group as a square picture, and all of them together. */
export function GroupTiles({ groups, count, group }: Pick<Pages["discussions"], "groups" | "count" | "group">) {
  const four = groups.flatMap(({ cover }) => cover ?? []).slice(0, 4);
  return (
    <ul className={styles.groups}>
      <li>
        <Link to={paths.discussions} aria-current={group === null ? "true" : undefined} preventScrollReset>
          <span className={`${styles.picture} ${styles.all}`} aria-hidden="true">
            {four.map((cover) => (
              <Photo key={cover.id} files={photoSources(cover, 240)} alt="" sizes="5rem" fit="cover" />
            ))}
          </span>
          <span className={styles.words}>
            <b>All groups</b>
            <span>{formatCount(count, "discussion")}</span>
          </span>
        </Link>
      </li>
      {groups.map(({ slug, name, colour, cover, mayRead, discussions }) => (
        <li key={slug}>
          <Link
            to={paths.discussionsOf(slug)}
            aria-current={group?.slug === slug ? "true" : undefined}
            preventScrollReset
          >
            <span className={styles.picture} aria-hidden="true">
              {cover ? (
                <Photo files={photoSources(cover, 320)} alt="" sizes="10rem" fit="cover" />
              ) : (
                <GroupSwatch colour={colour} size="large" />
              )}
            </span>
            <span className={styles.words}>
              <b dir="auto">{name}</b>
              <span>
                {formatCount(discussions, "discussion")}
                {mayRead === "subscribers" && ", for subscribers"}
                {mayRead === "members" && ", for members"}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
