import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useEffect, useState } from "react";
import type { EarlierMessage, MessageHistoryAnswer } from "../../../../shared/discussions/message.ts";
import { api } from "../../../../shared/paths.ts";
import { callApiQuietly } from "../../../call-api.ts";
import { ShortDay } from "../../format/short-day.tsx";
import { MarkdownText } from "../../markdown/markdown-text.tsx";

type Versions = readonly EarlierMessage[] | "loading" | "failed";

/** What a message said before each edit. */
export function MessageHistory({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const [versions, setVersions] = useState<Versions>("loading");
  const [attempt, setAttempt] = useState(0);
  // Asks the server when the dialog opens: the message may have been edited again since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!open) return;
    let isCurrent = true;
    setVersions("loading");
    callApiQuietly<MessageHistoryAnswer>(api.messageHistory(id))
      .then(({ data }) => isCurrent && setVersions(data?.versions ?? []))
      .catch(() => isCurrent && setVersions("failed"));
    return () => {
      isCurrent = false;
    };
  }, [id, open, attempt]);
  return (
    <Dialog open={open} title="Earlier versions" onClose={onClose}>
      {versions === "loading" ? (
        <Skeleton />
      ) : versions === "failed" ? (
        <ErrorState title="We couldn’t load the earlier versions" onRetry={() => setAttempt(attempt + 1)}>
          The connection was lost. Try again.
        </ErrorState>
      ) : versions.length === 0 ? (
        <p>There are no earlier versions.</p>
      ) : (
        <ol className={layout.list}>
          {versions.map(({ html, replacedAt }) => (
            <li key={replacedAt} className={layout.stack}>
              <p className={`${typography.s13} ${typography.dim}`}>
                Until <ShortDay at={replacedAt} withTime />
              </p>
              <MarkdownText html={html} />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
