import { type DraftStore, openDraft } from "../../drafts/draft-store.ts";
import { isSameContent } from "./same-content.ts";

/** A form and what it began from, so that it can be told who changed what. */
export interface FormDraft<Edited> {
  /** As it was saved when the form was opened. */
  base: Edited;
  edited: Edited;
  /** Of `base`; 0 for something new. */
  version: number;
}

export const newFormDraft = <Edited>(base: Edited, version: number): FormDraft<Edited> => ({
  base,
  edited: base,
  version,
});

export const hasChanges = ({ base, edited }: FormDraft<unknown>): boolean => !isSameContent(base, edited);

/** What is typed survives navigation and reload in this tab. */
export const openFormDraft = <Edited>(
  key: string,
  initial: FormDraft<Edited>,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null,
): DraftStore<FormDraft<Edited>> => openDraft(key, initial, (draft) => (hasChanges(draft) ? draft : null), storage);
