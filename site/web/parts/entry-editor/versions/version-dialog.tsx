import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { useEffect, useState } from "react";
import type {
  EntryRevision,
  EntryRevisionAnswer,
  EntryText,
} from "../../../../shared/notebook-admin/notebook-admin.ts";
import { api } from "../../../../shared/paths.ts";
import { callApiQuietly } from "../../../call-api.ts";
import { formatLocal } from "../../format/format-local.ts";
import type { EditorMedia } from "../media/editor-media.ts";
import { TextDiff } from "./text-diff.tsx";

/** An older version beside the text in the editor. Restoring it makes it the newest one. */
export function VersionDialog({
  id,
  revision,
  current,
  media,
  onRestore,
  onClose,
}: {
  id: string;
  revision: EntryRevision;
  current: EntryText;
  media: EditorMedia;
  onRestore: (text: EntryText) => void;
  onClose: () => void;
}) {
  const [found, setFound] = useState<EntryRevisionAnswer | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Its text is only sent when somebody wants to read it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    let isCurrent = true;
    setFound(null);
    callApiQuietly<EntryRevisionAnswer>(api.adminEntryRevision(id, revision.version)).then(
      ({ data }) => isCurrent && setFound(data ?? "failed"),
      () => isCurrent && setFound("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, revision.version, attempt]);
  const restore = (version: EntryRevisionAnswer) => {
    media.add(version);
    onRestore(version.text);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={`Version ${revision.version}`}
      lead={`${revision.savedBy?.username ?? "A former member"}, ${formatLocal(revision.savedAt)}${revision.isAside ? ". Another text was taken instead." : ""}`}
    >
      {found === null ? (
        <Skeleton />
      ) : found === "failed" ? (
        <ErrorState title="We couldn’t load this version" onRetry={() => setAttempt(attempt + 1)}>
          A newer save may have replaced it. Your text hasn’t changed.
        </ErrorState>
      ) : (
        <TextDiff before={found.text} after={current} names={[`Version ${revision.version}`, "Now"]} />
      )}
      <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
        <Button kind="bare" onClick={onClose}>
          Close
        </Button>
        {found !== null && found !== "failed" && (
          <Button kind="line" onClick={() => restore(found)}>
            Restore version {revision.version}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
