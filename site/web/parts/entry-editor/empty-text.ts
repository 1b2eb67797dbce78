import { emptyDocument } from "../../../shared/notebook/entry-document.ts";
import type { EntryText } from "../../../shared/notebook-admin/notebook-admin.ts";

/** Of an entry that nobody has begun to write. */
export const emptyText: EntryText = { title: "", excerpt: "", document: emptyDocument };
