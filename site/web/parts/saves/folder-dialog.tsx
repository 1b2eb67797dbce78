import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import { useCallback, useEffect, useState } from "react";
import type { LookCard } from "../../../shared/looks/look.ts";
import { api } from "../../../shared/paths.ts";
import type { FolderChoice } from "../../../shared/saves/folder.ts";
import { callApi } from "../../call-api.ts";
import { startLoad } from "../../state/load-order.ts";
import { FolderChoices } from "./folder-choices.tsx";
import styles from "./folder-dialog.module.css";

type Look = Pick<LookCard, "slug" | "title">;

/** Puts a look into the viewer's folders, each at once. */
export function FolderDialog({
  look,
  open,
  onClose,
  onChange,
}: {
  look: Look;
  open: boolean;
  onClose: () => void;
  /** The server has put the look into a folder, or taken it out. */
  onChange?: (folderId: string, hasLook: boolean) => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title="Add to folder" lead={<bdi>{look.title}</bdi>}>
      <LoadedChoices look={look} onChange={onChange} />
    </Dialog>
  );
}

function LoadedChoices({ look, onChange }: { look: Look; onChange?: (folderId: string, hasLook: boolean) => void }) {
  const [choices, setChoices] = useState<readonly FolderChoice[] | "loading" | "failed">("loading");
  const load = useCallback(async () => {
    setChoices("loading");
    const finishLoad = startLoad();
    try {
      const { data = [] } = await callApi<FolderChoice[]>(api.lookFolders(look.slug), { toasts: "none" });
      finishLoad();
      setChoices(data);
    } catch {
      setChoices("failed");
    }
  }, [look.slug]);
  // The folders are not part of any page.
  useEffect(() => void load(), [load]);
  return (
    // Has the focus first: that of the field would open the keyboard of a phone over the folders.
    <div className={styles.content} data-safe="" tabIndex={-1}>
      {choices === "loading" ? (
        <div className={styles.skeleton} role="status" aria-label="Loading your folders">
          <Skeleton width="60%" />
          <Skeleton width="45%" />
          <Skeleton width="70%" />
        </div>
      ) : choices === "failed" ? (
        <ErrorState title="We couldn’t load your folders" onRetry={() => void load()}>
          Check your connection and try again.
        </ErrorState>
      ) : (
        <FolderChoices look={look} loaded={choices} onChange={onChange} />
      )}
    </div>
  );
}
