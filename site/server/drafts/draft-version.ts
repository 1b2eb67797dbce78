import { DraftSave } from "../../shared/drafts/draft.ts";
import { draftVersionHeader } from "../../shared/drafts/draft-version-header.ts";
import { invalidDraftVersion } from "../problems.ts";

/** @throws 400 */
export function parseDraftVersion(text: string): number {
  const version = DraftSave.shape.version.safeParse(/^\d{1,10}$/.test(text) ? Number(text) : null);
  if (!version.success) throw invalidDraftVersion();
  return version.data;
}

/** Which draft a call posts: 0 for none, as from a form without script. @throws 400 */
export const postedDraftVersion = (request: { header(name: string): string | undefined }): number =>
  parseDraftVersion(request.header(draftVersionHeader) ?? "0");
