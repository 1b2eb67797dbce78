import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { formatDayAndTime } from "../../../shared/format-day.ts";
import { paths } from "../../../shared/paths.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { EntryArticle } from "../../parts/notebook/entry/entry-article.tsx";
import { usePage } from "../../payload.ts";
import styles from "./entry-preview.module.css";

/** A draft, for whoever has the link. */
export function EntryPreview() {
  const { entry, expiresAt } = usePage("entryPreview");
  return (
    <>
      <PageMeta
        title={`${entry.title || "Untitled entry"}, preview`}
        description="A preview of an entry that isn’t published yet, for people who have its link."
        path={paths.notebook}
        indexed={false}
      />
      <div className={`${layout.wrap} ${styles.note}`}>
        <Note icon="eye">
          Preview. This link works until <time dateTime={expiresAt}>{formatDayAndTime(expiresAt)}</time>.
        </Note>
      </div>
      <EntryArticle entry={entry} />
    </>
  );
}
