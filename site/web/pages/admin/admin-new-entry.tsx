import { EntryEditor } from "../../parts/entry-editor/entry-editor.tsx";
import { usePage } from "../../payload.ts";

export function AdminNewEntry() {
  const { choices } = usePage("adminNewEntry");
  return <EntryEditor entry={null} choices={choices} />;
}
