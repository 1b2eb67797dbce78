import { useSyncExternalStore } from "react";
import { loadedAt, nextMoment } from "./load-order.ts";

/** A state that the viewer has changed in this tab. */
interface Change<State> {
  /** Shown while its call is on the way. */
  pending: { state: State } | null;
  /** What the server answered last; null until then. */
  answered: { state: State; at: number } | null;
  lastCall: Promise<unknown>;
}

export interface OptimisticStates<State> {
  /**
   * The state under `key` as it is loaded, corrected by changes in this tab that are later than the load.
   * @param part the part of the page's data that holds it
   */
  useCurrent: (viewer: string | null, key: string, part: object, loaded: State) => State;
  /**
   * Shows `state` at once, sends it after earlier changes of the same key, and then shows what the server answered; on
   * failure, what was before.
   * @param send resolves to the state that the server has now; it has told the person about a failure
   * @returns the server's state; null on failure
   */
  change: (key: string, state: State, send: () => Promise<State>) => Promise<State | null>;
}

/** What the viewer can switch in many places of a page, such as likes: all of them agree, after navigation too. */
export function createOptimisticStates<State extends string | boolean | number>(): OptimisticStates<State> {
  const changes = new Map<string, Change<State>>();
  const listeners = new Set<() => void>();
  let viewerOfChanges: string | null = null;

  const publish = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  function changeOf(key: string): Change<State> {
    const change = changes.get(key) ?? { pending: null, answered: null, lastCall: Promise.resolve() };
    changes.set(key, change);
    return change;
  }

  /** Cleared when another member logs in. */
  function changeBy(viewer: string | null, key: string): Change<State> | undefined {
    if (viewer === null) return undefined;
    if (viewerOfChanges !== null && viewerOfChanges !== viewer) changes.clear();
    viewerOfChanges = viewer;
    return changes.get(key);
  }

  return {
    useCurrent(viewer, key, part, loaded) {
      const read = () => {
        const { pending = null, answered = null } = changeBy(viewer, key) ?? {};
        const startedAt = loadedAt(part);
        if (pending) return pending.state;
        return answered && answered.at > startedAt ? answered.state : loaded;
      };
      return useSyncExternalStore(subscribe, read, () => loaded);
    },
    change(key, state, send) {
      const change = changeOf(key);
      const pending = { state };
      change.pending = pending;
      publish();
      const call = change.lastCall.then(send).then(
        (answer) => {
          change.answered = { state: answer, at: nextMoment() };
          return answer;
        },
        () => null,
      );
      const settled = call.then((answer) => {
        if (change.pending === pending) change.pending = null;
        publish();
        return answer;
      });
      change.lastCall = settled;
      return settled;
    },
  };
}
