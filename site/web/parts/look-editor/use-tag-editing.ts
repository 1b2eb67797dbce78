import { type RefObject, useState } from "react";
import { lookLimits } from "../../../shared/limits.ts";
import { randomUuid } from "../../../shared/uuid.ts";
import { addTag, changeTag, removeTag, withoutUnnamed } from "./draft/look-draft.ts";
import type { LookDraftControls } from "./draft/use-look-draft.ts";
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
  return {
    tags,
    named: tags.find(({ key }) => key === namedKey),
    isFull: draft.tags.length >= lookLimits.tags,
    actions,
    rename: (key: string, name: string) => change((before) => changeTag(before, key, { name })),
    finishNaming() {
      section.current?.querySelector<HTMLElement>(`button[data-tag="${namedKey}"]`)?.focus({ preventScroll: true });
      change((before) => withoutUnnamed(before));
      setNamedKey(null);
    },
  };
}
