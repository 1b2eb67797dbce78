import type { EntryText } from "../../../../shared/notebook-admin/notebook-admin.ts";
import type { Media } from "../media/editor-media.ts";

/** A text that this device keeps until it is saved. */
export interface LocalCopy {
  text: EntryText;
  /** What its photos and cards look like: the server may not know yet that they are in this text. */
  media: Media;
  /** The version it follows; 0 of an entry that does not exist yet. */
  version: number;
  /** When it was written. */
  at: string;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** @param id null for an entry that does not exist yet */
const keyOf = (memberSlug: string, id: string | null) => `entry ${memberSlug} ${id ?? "new"}`;

/** The unsaved text of one entry on this device. Without storage, or when it is full, nothing is kept. */
export function localCopies(memberSlug: string, storage: Store | null) {
  const quietly = <Result>(use: (store: Store) => Result): Result | null => {
    try {
      return storage && use(storage);
    } catch {
      return null;
    }
  };
  return {
    read(id: string | null): LocalCopy | null {
      const kept = quietly((store) => store.getItem(keyOf(memberSlug, id)));
      try {
        const copy: unknown = JSON.parse(kept ?? "null");
        return isLocalCopy(copy) ? copy : null;
      } catch {
        return null;
      }
    },
    write: (id: string | null, copy: LocalCopy) =>
      void quietly((store) => store.setItem(keyOf(memberSlug, id), JSON.stringify(copy))),
    remove: (id: string | null) => void quietly((store) => store.removeItem(keyOf(memberSlug, id))),
  };
}

/** Only our own code writes it; another version of it may have. */
function isLocalCopy(found: unknown): found is LocalCopy {
  if (typeof found !== "object" || found === null || !("text" in found) || !("version" in found) || !("media" in found))
    return false;
  const { text } = found;
  return (
    typeof text === "object" && text !== null && "title" in text && "document" in text && isDocument(text.document)
  );
}

const isDocument = (document: unknown): boolean =>
  typeof document === "object" &&
  document !== null &&
  "version" in document &&
  document.version === 1 &&
  "blocks" in document &&
  Array.isArray(document.blocks);
