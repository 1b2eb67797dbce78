import { Button } from "@hemline/ui/buttons/button.tsx";
import details from "@hemline/ui/styles/details.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useEffect, useState } from "react";
import type {
  EntryRevision,
  EntryRevisionsAnswer,
  EntryText,
} from "../../../../shared/notebook-admin/notebook-admin.ts";
import { api } from "../../../../shared/paths.ts";
import { callApiQuietly } from "../../../call-api.ts";
import { formatCount } from "../../format/format-count.ts";
import { TimeAgo } from "../../format/time-ago.tsx";
import type { EditorMedia } from "../media/editor-media.ts";
import { VersionDialog } from "./version-dialog.tsx";
import styles from "./versions-list.module.css";

/** The kept versions of a text. They are read when the list is opened, and again after each save. */
export function VersionsList({
  id,
  version,
  current,
  media,
  onRestore,
}: {
  id: string;
  /** The newest one. */
  version: number;
  /** What the editor holds. */
  current: () => EntryText;
  media: EditorMedia;
  onRestore: (text: EntryText) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [compared, setCompared] = useState<EntryRevision | null>(null);
  const { revisions, hasFailed, retry } = useRevisions(id, version, isOpen);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`${details.summary} ${typography.h14} ${styles.summary}`}>Versions</summary>
      {hasFailed && (
        <p className={typography.s14} role="alert">
          We couldn’t load the versions.{" "}
          <button type="button" className={typography.link} onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <ul className={styles.list}>
        {revisions.map((revision) => (
          <Version
            key={revision.version}
            revision={revision}
            isNewest={revision.version === version}
            onCompare={() => setCompared(revision)}
          />
        ))}
      </ul>
      {compared && (
        <VersionDialog
          id={id}
          revision={compared}
          current={current()}
          media={media}
          onRestore={(text) => {
            setCompared(null);
            onRestore(text);
          }}
          onClose={() => setCompared(null)}
        />
      )}
    </details>
  );
}

function Version({
  revision,
  isNewest,
  onCompare,
}: {
  revision: EntryRevision;
  isNewest: boolean;
  onCompare: () => void;
}) {
  const { version, savedAt, savedBy, words, isPublished, isAside } = revision;
  return (
    <li>
      <span>
        <b>{version}</b> <TimeAgo at={savedAt} />
      </span>
      <span className={styles.words}>
        <span>
          <bdi>{savedBy?.username ?? "A former member"}</bdi>, {formatCount(words, "word")}
          {isPublished && ", published"}
          {isNewest && ", now"}
          {isAside && ", not taken"}
        </span>
        {!isNewest && (
          <Button kind="bare" size="sm" aria-label={`Compare with version ${version}`} onClick={onCompare}>
            Compare
          </Button>
        )}
      </span>
    </li>
  );
}

function useRevisions(id: string, version: number, isOpen: boolean) {
  const [revisions, setRevisions] = useState<readonly EntryRevision[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // They are not part of the page. A new version, or another attempt, asks anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` and `attempt` say when to ask again
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    callApiQuietly<EntryRevisionsAnswer>(api.adminEntryRevisions(id)).then(
      ({ data }) => {
        if (!isCurrent) return;
        setRevisions(data?.revisions ?? []);
        setFailed(false);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, version, isOpen, attempt]);
  return { revisions, hasFailed, retry: () => setAttempt(attempt + 1) };
}
