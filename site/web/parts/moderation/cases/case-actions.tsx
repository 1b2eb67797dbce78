import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import type { AdminCase } from "../../../../shared/moderation/admin.ts";
import { api } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { LazyAnswerAppeal } from "./lazy-answer-appeal.ts";
import { LazyDecideCase } from "./lazy-decide-case.ts";
import { MadeDecision } from "./made-decision.tsx";

/** What an admin can do about a case now: claim and decide it, undo what was decided, or answer an appeal. */
export function CaseActions({ one, onChanged }: { one: AdminCase; onChanged: () => Promise<unknown> }) {
  const [isDeciding, setDeciding] = useState(false);
  const [isAnswering, setAnswering] = useState(false);
  const { snapshot, claim, decision, appeal } = one;
  if (decision)
    return (
      <div className={layout.stack}>
        <MadeDecision one={one} decision={decision} onChanged={onChanged} />
        {appeal && (
          <>
            <blockquote dir="auto">“{appeal.text}”</blockquote>
            <Button size="sm" aria-label={`Answer appeal about ${snapshot.title}`} onClick={() => setAnswering(true)}>
              Answer appeal
            </Button>
            <LazyAnswerAppeal
              one={one}
              appeal={appeal}
              open={isAnswering}
              onClose={() => setAnswering(false)}
              onDone={onChanged}
            />
          </>
        )}
      </div>
    );
  const isOthers = claim !== null && !claim.isOwn;
  return (
    <div className={layout.stack}>
      {isOthers && (
        <p className={typography.s14}>
          <bdi>{claim.username}</bdi> is working on this.
        </p>
      )}
      {!isOthers && (
        <div className={`${layout.row} ${layout.wrapping}`}>
          <Button size="sm" aria-label={`Decide about ${snapshot.title}`} onClick={() => setDeciding(true)}>
            Decide
          </Button>
          <ClaimButton one={one} onChanged={onChanged} />
        </div>
      )}
      <LazyDecideCase one={one} open={isDeciding} onClose={() => setDeciding(false)} onDone={onChanged} />
    </div>
  );
}

function ClaimButton({
  one: { id, claim, snapshot },
  onChanged,
}: {
  one: AdminCase;
  onChanged: () => Promise<unknown>;
}) {
  const [isBusy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    try {
      await callApi(api.caseClaim(id), { method: claim ? "DELETE" : "PUT" });
      await onChanged();
    } catch {
      // A toast has told why.
    } finally {
      setBusy(false);
    }
  };
  const label = claim ? "Release report" : "Claim report";
  return (
    <Button
      kind="line"
      size="sm"
      busy={isBusy}
      aria-label={`${label}: ${snapshot.title}`}
      onClick={() => void change()}
    >
      {label}
    </Button>
  );
}
