import type { EditedEntry } from "../../../../shared/notebook-admin/notebook-admin.ts";
import type { Pages } from "../../../../shared/pages.ts";
import { paths } from "../../../../shared/paths.ts";
import { fetchPageData, payloadPath } from "../../../fetch-payload.ts";

/** An entry as its page would open it now: the answer to publishing it does not say its address. Null without an answer. */
export async function readEntry(id: string): Promise<EditedEntry | null> {
  const { answer } = await fetchPageData(payloadPath(paths.adminEntry(id)));
  if (answer?.kind !== "page" || answer.page.id !== "adminEntry") return null;
  return (answer.page.data as Pages["adminEntry"]).entry;
}
