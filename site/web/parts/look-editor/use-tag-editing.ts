import { type RefObject, useState } from "react";
import type { TaggedItem } from "../../../shared/looks/look.ts";
import { randomUuid } from "../../../shared/uuid.ts";
import { addTag, changeTag, isFull, removeTag, withoutUnnamed } from "./draft/look-draft.ts";
import type { LookDraftControls } from "./draft/use-look-draft.ts";
import { tagNameOf } from "./draft/waiting-items.ts";
import type { TagActions } from "./tag-board.tsx";

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
  const finishNaming = () => {
    section.current?.querySelector<HTMLElement>(`button[data-tag="${namedKey}"]`)?.focus({ preventScroll: true });
    change((before) => withoutUnnamed(before));
    setNamedKey(null);
  };
  return {
    tags,
    named: tags.find(({ key }) => key === namedKey),
    isFull: isFull(draft),
    actions,
    rename: (key: string, name: string) => change((before) => changeTag(before, key, { name })),
    link(key: string, item: TaggedItem) {
      change((before) => changeTag(before, key, { item: item.id, product: undefined, name: tagNameOf(item) }));
      finishNaming();
    },
    nameProduct(key: string, product: { slug: string; name: string }) {
      change((before) => changeTag(before, key, { product: product.slug, name: product.name }));
      finishNaming();
    },
    unlink: (key: string) => change((before) => changeTag(before, key, { item: undefined, product: undefined })),
    finishNaming,
  };
}
