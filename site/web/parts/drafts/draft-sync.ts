import type { Draft } from "../../../shared/drafts/draft.ts";
import type { DraftCalls, DraftFailure, DraftOutcome } from "./draft-calls.ts";
import type { DraftVersionStorage } from "./draft-version-storage.ts";

const pauseMs = 2_000;
const retryMs = 15_000;

export type DraftState<Body> =
  | { step: "empty" }
  | { step: "saved"; isRestored: boolean }
  | DraftFailure
  | { step: "conflict"; theirs: Draft<Body> };

/** The form whose draft is saved. */
export interface DraftForm<Body> {
  /** Null when there is nothing to save. */
  read(): Body | null;
  /** Shows the server's draft; null empties the form. */
  show(draft: Draft<Body> | null): void;
  subscribe(listener: () => void): () => void;
}

/** Keeps the draft of a form on the server, after each pause in writing. The device's own copy is the form's matter. */
export interface DraftSync<Body> {
  read(): DraftState<Body>;
  subscribe(listener: () => void): () => void;
  /** Asks for what another device has saved. */
  ask(): Promise<void>;
  /** Saves now what has changed. */
  flush(isLeaving?: boolean): Promise<void>;
  /** Saves this form's text over the other one. */
  keepMine(): void;
  takeTheirs(): void;
  /** Until `release` or `forget` nothing is saved: a late save would bring back what has just been posted. */
  hold(): Promise<void>;
  release(): void;
  /** The draft was posted. */
  forget(): void;
}

export function createDraftSync<Body>(
  form: DraftForm<Body>,
  calls: DraftCalls<Body>,
  storage: DraftVersionStorage,
): DraftSync<Body> {
  let { version, isChanged } = storage.read() ?? { version: 0, isChanged: form.read() !== null };
  let state: DraftState<Body> = { step: "empty" };
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let isShowing = false;
  const listeners = new Set<() => void>();

  function publish(next: DraftState<Body>) {
    storage.write({ version, isChanged });
    state = next;
    for (const listener of listeners) listener();
  }
  function saveIn(delayMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  }
  function show(draft: Draft<Body> | null) {
    isShowing = true;
    form.show(draft);
    isShowing = false;
    version = draft?.version ?? 0;
    isChanged = false;
    publish(draft ? { step: "saved", isRestored: true } : { step: "empty" });
  }
  form.subscribe(() => {
    if (isShowing) return;
    isChanged = true;
    storage.write({ version, isChanged });
    if (state.step !== "conflict") saveIn(pauseMs);
  });

  async function send(isLeaving: boolean) {
    const body = form.read();
    isChanged = false;
    let outcome: DraftOutcome<Body> = { step: "deleted" };
    if (body !== null) outcome = await calls.save(body, version, isLeaving);
    else if (version !== 0) outcome = await calls.delete(version, isLeaving);
    switch (outcome.step) {
      case "saved":
        version = outcome.version;
        return publish({ step: "saved", isRestored: false });
      case "deleted":
        version = 0;
        return publish({ step: "empty" });
      case "conflict":
        return meet(outcome.theirs);
      case "failed":
        isChanged = true;
        if (outcome.why !== "refused") saveIn(retryMs);
        return publish(outcome);
    }
  }

  /** This form has changed, and so has the server's draft. */
  function meet(theirs: Draft<Body> | null) {
    isChanged = true;
    const mine = form.read();
    if (theirs && mine !== null && isSame(mine, theirs.body)) {
      version = theirs.version;
      isChanged = false;
      return publish({ step: "saved", isRestored: false });
    }
    if (theirs) return publish({ step: "conflict", theirs });
    // Posted or discarded elsewhere, but this form has more: that becomes a draft of its own.
    version = 0;
    saveIn(0);
  }

  async function flush(isLeaving = false): Promise<void> {
    clearTimeout(timer);
    if (running) {
      await running;
      return flush(isLeaving);
    }
    if (!isChanged || isHeld || state.step === "conflict") return;
    running = send(isLeaving);
    await running;
    running = null;
  }

  async function ask(): Promise<void> {
    if (running || isHeld || state.step === "conflict") return;
    const before = version;
    const found = await calls.find();
    if (running || isHeld || version !== before) return;
    if (found.step === "failed") return isChanged ? publish(found) : undefined;
    const { draft } = found;
    if (draft?.version === version) {
      if (isChanged) return flush();
      return state.step === "saved" ? undefined : publish({ step: "saved", isRestored: false });
    }
    if (draft === null && version === 0) return isChanged ? flush() : undefined;
    if (!isChanged || form.read() === null) return show(draft);
    meet(draft);
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask,
    flush,
    keepMine() {
      if (state.step !== "conflict") return;
      version = state.theirs.version;
      isChanged = true;
      publish({ step: "empty" });
      void flush();
    },
    takeTheirs() {
      if (state.step === "conflict") show(state.theirs);
    },
    async hold() {
      isHeld = true;
      clearTimeout(timer);
      await running;
    },
    release() {
      isHeld = false;
      if (isChanged) saveIn(pauseMs);
    },
    forget() {
      clearTimeout(timer);
      version = 0;
      isChanged = false;
      isHeld = false;
      publish({ step: "empty" });
      storage.clear();
    },
  };
}

/** Both are plain JSON; the server's may have its fields in another order. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) return one === other;
  const [ours, theirs] = [Object.entries(one), Object.entries(other)];
  const found = new Map<string, unknown>(theirs);
  return ours.length === theirs.length && ours.every(([key, value]) => found.has(key) && isSame(value, found.get(key)));
}
