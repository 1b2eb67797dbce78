import { startTransition, useRef, useState } from "react";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { applyChange, type PlannerChange, type PlannerDays } from "./planner-change.ts";

/** Sends a change. It has told the person when it throws. */
type Send = () => Promise<unknown>;

/**
 * The planner as the member has changed it: each change shows at once, is sent after those before it, and is taken back
 * when the server refuses. When all are answered, the page is read again.
 */
export function usePlannerChanges(loaded: PlannerDays) {
  const refresh = useRefresh();
  const [changes, setChanges] = useState<readonly PlannerChange[]>([]);
  const lastCall = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const answered = useRef<PlannerChange[]>([]);

  const forget = (done: readonly PlannerChange[]) =>
    setChanges((before) => before.filter((change) => !done.includes(change)));

  const settle = async () => {
    waiting.current -= 1;
    if (waiting.current > 0) return;
    const done = answered.current;
    answered.current = [];
    await refresh();
    // With the page that was read, which is a transition too: without it the days would be shown unchanged before.
    startTransition(() => forget(done));
  };

  /** @returns whether the server accepted it */
  const change = (next: PlannerChange, send: Send): Promise<boolean> => {
    setChanges((before) => [...before, next]);
    waiting.current += 1;
    const call = lastCall.current.then(send).then(
      () => {
        answered.current.push(next);
        return true;
      },
      () => {
        forget([next]);
        return false;
      },
    );
    lastCall.current = call.then(() => void settle());
    return call;
  };

  return { days: changes.reduce(applyChange, loaded), change };
}
