import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { formatDay, formatDayAndTime } from "../../../../shared/format-day.ts";
import type { AdminCase, MadeDecision as Decision } from "../../../../shared/moderation/admin.ts";
import { api } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { TimeAgo } from "../../format/time-ago.tsx";
import { decisionLabels } from "../decision-labels.ts";
import { reasonLabels } from "../reason-labels.ts";
import { LazyLiftDecision } from "./lazy-lift-decision.ts";

/** What was decided, by whom and why; with the button that undoes it while that is possible. */
export function MadeDecision({
  one: { id, snapshot },
  decision: { kind, reason, why, until, username, at, undoUntil, sanctionId, isLifted },
  onChanged,
}: {
  one: AdminCase;
  decision: Decision;
  onChanged: () => Promise<unknown>;
}) {
  const [isBusy, setBusy] = useState(false);
  const [isLifting, setLifting] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      await callApi(api.caseDecision(id), { method: "DELETE" });
      await onChanged();
    } catch {
      // A toast has told why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={layout.stack}>
      <p>
        <b>{decisionLabels[kind]}</b>
        {until && ` until ${formatDay(until)}`}
        {reason && `: ${reasonLabels[reason]}`}
        {isLifted && " (lifted)"}
      </p>
      {why && <p dir="auto">“{why}”</p>}
      <p className={`${typography.s14} ${typography.dim}`}>
        {username ? <bdi>{username}</bdi> : "A former admin"}, <TimeAgo at={at} />
      </p>
      {undoUntil && (
        <>
          <Button
            kind="line"
            size="sm"
            busy={isBusy}
            aria-label={`Undo decision about ${snapshot.title}`}
            onClick={() => void undo()}
          >
            Undo decision
          </Button>
          <p className={`${typography.s14} ${typography.dim}`}>
            Until <time dateTime={undoUntil}>{formatDayAndTime(undoUntil)}</time>. Then we email everyone it concerns.
          </p>
        </>
      )}
      {!undoUntil && sanctionId && !isLifted && kind !== "dismissed" && kind !== "other" && (
        <>
          <Button
            kind="line"
            size="sm"
            aria-label={`Lift decision about ${snapshot.title}`}
            onClick={() => setLifting(true)}
          >
            Lift decision
          </Button>
          <LazyLiftDecision
            sanction={{ id: sanctionId, kind, author: snapshot.author?.username ?? "the member" }}
            open={isLifting}
            onClose={() => setLifting(false)}
            onDone={onChanged}
          />
        </>
      )}
    </div>
  );
}
