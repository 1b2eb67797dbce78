import typography from "@hemline/ui/styles/typography.module.css";
import type { RecordColumn } from "@hemline/ui/tables/record-table.tsx";
import { formatNumber } from "../../../../shared/format-number.ts";
import { type AdminEntry, untitledEntry } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { paths } from "../../../../shared/paths.ts";
import { EntryPicture } from "../../catalogue-admin/entry-picture.tsx";
import { EditLink } from "../../catalogue-admin/list/edit-link.tsx";
import { TimeAgo } from "../../format/time-ago.tsx";
import styles from "./entry-columns.module.css";
import { EntryStateLabel } from "./entry-state-label.tsx";

/** What `/admin/notebook` shows of each entry. */
export const entryColumns: RecordColumn<AdminEntry>[] = [
  {
    name: "Entry",
    cell: ({ title, author, cover, allowed }) => (
      <span className={styles.entry}>
        <EntryPicture name={title || "?"} photo={cover} />
        <span className={styles.words}>
          <b dir="auto">{title || untitledEntry}</b>
          <span className={`${typography.s13} ${typography.dim}`}>
            by <bdi>{author?.username ?? "a former member"}</bdi>
            {allowed !== "everyone" && `, for ${allowed}`}
          </span>
        </span>
      </span>
    ),
  },
  { name: "State", cell: (entry) => <EntryStateLabel entry={entry} /> },
  {
    name: "Categories",
    cell: ({ categories }) => <bdi>{categories.map(({ name }) => name).join(", ") || "–"}</bdi>,
  },
  { name: "Words", cell: ({ words }) => <span className={styles.count}>{formatNumber(words)}</span> },
  { name: "Last change", cell: ({ editedAt }) => <TimeAgo at={editedAt} /> },
  { name: "", cell: ({ id, title }) => <EditLink to={paths.adminEntry(id)} name={title || untitledEntry} /> },
];
