import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { EntryDetail } from "../../../../shared/notebook/entry.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { Day } from "../../format/day.tsx";
import { DisplayName } from "../../members/display-name.tsx";
import { MemberAvatar } from "../../members/member-avatar.tsx";
import { CategoryLinks } from "../category-links.tsx";
import { EntryDate } from "../entry-date.tsx";
import { ReadersLabel } from "../readers-label.tsx";
import styles from "./entry-head.module.css";

/** Longer titles are set smaller. */
const longTitle = 60;

/** Categories, title, introduction, and who wrote it when. */
export function EntryHead({ entry, isAdmin }: { entry: EntryDetail; isAdmin: boolean }) {
  const { id, title, excerpt, categories } = entry;
  return (
    <header className={`${layout.wrap} ${styles.head}`}>
      <CategoryLinks categories={categories} />
      <h1 className={title.length > longTitle ? typography.d56 : typography.d88} dir="auto">
        {title}
      </h1>
      {excerpt && (
        <p className={`${typography.lead} ${styles.lead}`} dir="auto">
          {excerpt}
        </p>
      )}
      <Author entry={entry} />
      {isAdmin && (
        <Link className={classNames(buttonClass({ kind: "line", size: "sm" }), styles.edit)} to={paths.adminEntry(id)}>
          <Icon name="edit" size="sm" />
          Edit entry
        </Link>
      )}
    </header>
  );
}

function Author({ entry, entry: { author, editedAt, allowed } }: { entry: EntryDetail }) {
  return (
    <div className={styles.author}>
      {author && <MemberAvatar member={author} />}
      <div className={typography.s14}>
        {author ? (
          <Link className={styles.name} to={paths.member(author.slug)}>
            <DisplayName member={author} />
          </Link>
        ) : (
          <b>A former member</b>
        )}
        <p className={styles.facts}>
          <EntryDate entry={entry} as={Day} />
          {editedAt && (
            <span>
              Edited <Day at={editedAt} />
            </span>
          )}
          <ReadersLabel allowed={allowed} />
        </p>
      </div>
    </div>
  );
}
