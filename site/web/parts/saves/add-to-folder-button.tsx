import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { useState } from "react";
import type { LookCard } from "../../../shared/looks/look.ts";
import { useViewer } from "../../payload.ts";
import { LazyFolderDialog } from "./lazy-folder-dialog.ts";

/** For members: visitors have no folders. */
export function AddToFolderButton({ look }: { look: Pick<LookCard, "slug" | "title"> }) {
  const [isOpen, setOpen] = useState(false);
  if (!useViewer()) return null;
  return (
    <>
      <IconButton icon="folder" label="Add to folder" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <LazyFolderDialog look={look} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
