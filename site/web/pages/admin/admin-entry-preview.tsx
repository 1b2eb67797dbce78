import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { untitledEntry } from "../../../shared/notebook-admin/notebook-admin.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { EntryArticle } from "../../parts/notebook/entry/entry-article.tsx";
import { usePage } from "../../payload.ts";
import styles from "./admin-entry-preview.module.css";

/** An entry of any state with its newest text, as those who may read all of it will see it. */
export function AdminEntryPreview() {
  const { entry } = usePage("adminEntryPreview");
  return (
    <>
      <PageMeta
        title={`${entry.title || untitledEntry}, preview`}
        description="How readers will see the newest text of an entry of the notebook. Only admins can open this page."
        path={paths.adminEntryPreview(entry.id)}
        indexed={false}
      />
      <div className={`${layout.wrap} ${styles.note}`}>
        <Note icon="eye">
          Preview of the newest text, as readers will see it. Only admins can open this page.{" "}
          <Link className={typography.link} to={paths.adminEntry(entry.id)}>
            Back to the editor
          </Link>
        </Note>
      </div>
      <EntryArticle entry={entry} />
    </>
  );
}
