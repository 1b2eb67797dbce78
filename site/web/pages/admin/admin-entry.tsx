import layout from "@hemline/ui/styles/layout.module.css";
import { paths } from "../../../shared/paths.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { EntryHead } from "../../parts/catalogue-admin/entry-head.tsx";
import { DeletedNote } from "../../parts/entry-editor/deleted-note.tsx";
import { EntryEditor } from "../../parts/entry-editor/entry-editor.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { usePage } from "../../payload.ts";

export function AdminEntry() {
  const { entry, choices } = usePage("adminEntry");
  const refresh = useRefresh();
  if (entry.state !== "deleted") return <EntryEditor key={entry.id} entry={entry} choices={choices} />;
  const title = entry.text.title || "Entry without a title";
  return (
    <div className={`${layout.wrap} ${layout.stack}`}>
      <PageMeta
        title={`${title}, admin`}
        description="An entry of the notebook that was deleted and can still be restored."
        path={paths.adminEntry(entry.id)}
        indexed={false}
      />
      <EntryHead crumbs={[{ word: "Notebook", to: paths.adminNotebook }]} title={title} pagePath={null} />
      <DeletedNote id={entry.id} onRestored={() => void refresh()} />
    </div>
  );
}
