import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { Link } from "../../../navigation/link.tsx";
import type { EntryKind } from "../actions/action-texts.ts";
import styles from "./list-head.module.css";

/** The title of a list, with its files and what adds to it. */
export function ListHead({
  title,
  kind,
  exportHref,
  importPath,
  newPath,
}: {
  title: string;
  kind: EntryKind;
  /** With the filters of the list. */
  exportHref: string;
  importPath: string;
  newPath: string;
}) {
  return (
    <div className={styles.head}>
      <h1 className={typography.d40}>{title}</h1>
      <div className={styles.buttons}>
        <Link className={buttonClass({ kind: "bare" })} to={importPath}>
          Import CSV
        </Link>
        <a className={buttonClass({ kind: "line" })} href={exportHref} download>
          Export CSV
        </a>
        <Link className={buttonClass()} to={newPath}>
          <Icon name="plus" size="sm" />
          New {kind}
        </Link>
      </div>
    </div>
  );
}
