import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { OwnItemsAnswer } from "../../../../shared/items/item.ts";
import type { TaggedItem } from "../../../../shared/looks/look.ts";
import { api } from "../../../../shared/paths.ts";
import { callApiQuietly } from "../../../call-api.ts";
import type { LocalLookDraft } from "../draft/local-look-draft.ts";

/** What is known of the items that the tags of a draft name. */
interface LinkedItems {
  /** Whether the viewer may link items: to a look of their own. */
  isOwn: boolean;
  find: (id: string | undefined) => TaggedItem | undefined;
  /** An item that was just chosen. */
  learn: (item: TaggedItem) => void;
}

const LinkedItemsContext = createContext<LinkedItems>({ isOwn: false, find: () => undefined, learn: () => {} });

export const useLinkedItems = (): LinkedItems => useContext(LinkedItemsContext);

/** @param known those that came with the page; the others of a draft are asked for */
export function LinkedItemsProvider({
  known,
  isOwn,
  draft: { tags, waiting },
  children,
}: {
  known: readonly TaggedItem[];
  isOwn: boolean;
  draft: LocalLookDraft;
  children: ReactNode;
}) {
  const [learned, setLearned] = useState<readonly TaggedItem[]>([]);
  const all = [...learned, ...known];
  const find = (id: string | undefined) => all.find((item) => item.id === id);
  const unknown = [...tags, ...waiting].flatMap(({ item }) => (item && !find(item) ? item : [])).join(",");
  // A draft that is stored holds no more than their ids.
  useEffect(() => {
    if (!isOwn || !unknown) return;
    let isCurrent = true;
    void itemsByIds(unknown).then((items) => isCurrent && setLearned((before) => [...before, ...items]));
    return () => {
      isCurrent = false;
    };
  }, [isOwn, unknown]);
  return (
    <LinkedItemsContext value={{ isOwn, find, learn: (item) => setLearned((before) => [item, ...before]) }}>
      {children}
    </LinkedItemsContext>
  );
}

/** Without an answer the tags show their names alone. */
const itemsByIds = (ids: string): Promise<readonly TaggedItem[]> =>
  callApiQuietly<OwnItemsAnswer>(`${api.items}?ids=${ids}`).then(
    ({ data }) => data?.items ?? [],
    () => [],
  );
