import { type RefObject, useState } from "react";
import type { TaggedItem } from "../../../../shared/looks/look.ts";
import { randomUuid } from "../../../../shared/uuid.ts";
import type { DraftTag } from "../draft/local-look-draft.ts";
import { addTag, changeTag, isFull, removeTag, withoutUnnamed } from "../draft/look-draft.ts";
import type { LookDraftControls } from "../draft/use-look-draft.ts";
import { tagNameOf } from "../draft/waiting-items.ts";
import type { TagActions } from "./tag-board.tsx";

/** The tag that is being named, and what can become of it. */
export interface TagNaming {
  tag: DraftTag;
  number: number;
  rename: (name: string) => void;
  link: (item: TaggedItem) => void;
  nameProduct: (product: { slug: string; name: string }) => void;
  unlink: () => void;
  finish: () => void;
  remove: () => void;
}

/** The tags of one photo, and which of them is being named. `section` contains their buttons. */
export function useTagEditing(
  { draft, change }: LookDraftControls,
  photoId: string,
  section: RefObject<HTMLElement | null>,
) {
  const [namedKey, setNamedKey] = useState<string | null>(null);
  const tags = draft.tags.filter((tag) => tag.photo === photoId);
  const actions: TagActions = {
    onAdd(x, y) {
      const key = randomUuid();
      change((before) => addTag(withoutUnnamed(before), { key, photo: photoId, x, y, name: "" }));
      setNamedKey(key);
    },
    onMove: (key, x, y) => change((before) => changeTag(before, key, { x, y })),
    onRemove(key) {
      change((before) => removeTag(before, key));
      setNamedKey(null);
    },
    onName(key) {
      change((before) => withoutUnnamed(before, key));
      setNamedKey(key);
    },
  };
  const finish = () => {
    section.current?.querySelector<HTMLElement>(`button[data-tag="${namedKey}"]`)?.focus({ preventScroll: true });
    change((before) => withoutUnnamed(before));
    setNamedKey(null);
  };
  const namingOf = (tag: DraftTag): TagNaming => {
    const set = (part: Partial<DraftTag>) => change((before) => changeTag(before, tag.key, part));
    return {
      tag,
      number: tags.indexOf(tag) + 1,
      rename: (name) => set({ name }),
      link(item) {
        set({ item: item.id, product: undefined, name: tagNameOf(item) });
        finish();
      },
      nameProduct({ slug, name }) {
        set({ product: slug, name });
        finish();
      },
      unlink: () => set({ item: undefined, product: undefined }),
      finish,
      remove: () => actions.onRemove(tag.key),
    };
  };
  const named = tags.find(({ key }) => key === namedKey);
  return { tags, naming: named && namingOf(named), isFull: isFull(draft), actions };
}
