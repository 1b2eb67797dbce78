import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ComponentProps } from "react";
import type { AdminEntry } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { ShortLocalDay } from "../../format/short-local-day.tsx";
import styles from "./entry-state-label.module.css";

const states: Record<AdminEntry["state"], { word: string; tone: ComponentProps<typeof StatusLabel>["tone"] }> = {
  draft: { word: "Draft", tone: "plain" },
  scheduled: { word: "Scheduled", tone: "new" },
  live: { word: "Published", tone: "ok" },
  deleted: { word: "Deleted", tone: "bad" },
};

/** The state of an entry as a word, since when or for when, and whether a newer text waits. */
export function EntryStateLabel({ entry: { state, publishAt, publishedAt, hasChanges } }: { entry: AdminEntry }) {
  const { word, tone } = states[state];
  const when = state === "scheduled" ? publishAt : state === "live" ? publishedAt : null;
  return (
    <span className={styles.state}>
      <StatusLabel tone={tone}>{word}</StatusLabel>
      {when && (
        <span className={`${typography.s13} ${typography.dim}`}>
          <ShortLocalDay at={when} withTime={state === "scheduled"} />
        </span>
      )}
      {hasChanges && <StatusLabel tone="new">Changes not published</StatusLabel>}
    </span>
  );
}
