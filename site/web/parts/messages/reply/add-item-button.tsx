import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { useState } from "react";
import { messageLimits } from "../../../../shared/limits.ts";
import { showError } from "../../../state/show-toast.ts";
import { LazyItemPicker } from "./lazy-item-picker.ts";
import type { DraftCard } from "./use-reply-draft.ts";

const full = `A reply shows up to ${messageLimits.cards} items, looks and products. Remove one to add another.`;

/** Adds one of the member’s own items to a reply. */
export function AddItemButton({ isFull, onAdd }: { isFull: boolean; onAdd: (card: DraftCard) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="hanger"
        label="Add an item"
        aria-disabled={isFull}
        onClick={() => (isFull ? showError(full) : setOpen(true))}
      />
      <LazyItemPicker
        open={isOpen}
        onPick={(item) => {
          setOpen(false);
          onAdd({ kind: "item", at: item.id, name: [item.name, item.brand].filter(Boolean).join(", ") });
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
