import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon, type IconName } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { Link } from "../../../navigation/link.tsx";
import styles from "./list-head.module.css";

/** The title of a list, with its files and what adds to it. */
export function ListHead({
  title,
  exportHref,
  importPath,
  add: { to, label, icon = "plus" },
}: {
  title: string;
  /** With the filters of the list. */
  exportHref: string;
  importPath?: string;
  /** “New brand” */
  add: { to: string; label: string; icon?: IconName };
}) {
  return (
    <div className={styles.head}>
      <h1 className={typography.d40}>{title}</h1>
      <div className={styles.buttons}>
        {importPath && (
          <Link className={buttonClass({ kind: "bare" })} to={importPath}>
            Import CSV
          </Link>
        )}
        <a className={buttonClass({ kind: "line" })} href={exportHref} download>
          Export CSV
        </a>
        <Link className={buttonClass()} to={to}>
          <Icon name={icon} size="sm" />
          {label}
        </Link>
      </div>
    </div>
  );
}
