import type { Draft } from "../../../shared/drafts/draft.ts";
import { draftVersionHeader } from "../../../shared/drafts/draft-version-header.ts";
import type { DraftCalls, DraftFailure, DraftOutcome } from "./draft-calls.ts";
import type { DraftVersionStorage } from "./draft-version-storage.ts";

const pauseMs = 2_000;
const retryMs = 15_000;

export type DraftState<Body> =
  | { step: "empty" }
  /** `savedAt`: when this or another device saved it, for a draft that was found. */
  | { step: "saved"; isRestored: boolean; savedAt?: string }
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
export class DraftSync<Body> {
  readonly #form: DraftForm<Body>;
  readonly #calls: DraftCalls<Body>;
  readonly #storage: DraftVersionStorage;
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #isChanged: boolean;
  /** What the server was last asked to keep, perhaps by an earlier page. */
  #sent: Body | null = null;
  /** A save or a post had no answer: the server may hold another draft of this form than `#version`. */
  #isUnsure: boolean;
  #state: DraftState<Body> = { step: "empty" };
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;
  #isShowing = false;

  constructor(form: DraftForm<Body>, calls: DraftCalls<Body>, storage: DraftVersionStorage) {
    this.#form = form;
    this.#calls = calls;
    this.#storage = storage;
    const known = storage.read();
    const body = form.read();
    this.#isChanged = known ? known.isChanged : body !== null;
    // Another window with the same storage may have posted its text: then this one asks for its draft.
    this.#version = known && (known.isChanged || body !== null) ? known.version : 0;
    this.#isUnsure = this.#isChanged;
    if (this.#isUnsure) this.#sent = body;
    form.subscribe(() => this.#noteChange());
  }

  read = (): DraftState<Body> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Asks for what another device has saved. */
  ask = async (): Promise<void> => {
    if (this.#running || this.#isHeld || this.#state.step === "conflict") return;
    const before = this.#version;
    const found = await this.#calls.find();
    if (this.#running || this.#isHeld || this.#version !== before) return;
    if (found.step === "failed") return this.#isChanged ? this.#publish(found) : undefined;
    return this.#compare(found.draft);
  };

  /** Saves now what has changed. */
  flush = async (isLeaving = false): Promise<void> => {
    clearTimeout(this.#timer);
    if (this.#running) {
      await this.#running;
      return this.flush(isLeaving);
    }
    if (!this.#isChanged || this.#isHeld || this.#state.step === "conflict") return;
    await this.#run(() => this.#send(isLeaving));
  };

  /** Saves this form's text over the other one. */
  keepMine = (): void => {
    if (this.#state.step !== "conflict") return;
    this.#version = this.#state.theirs.version;
    this.#isChanged = true;
    this.#publish({ step: "empty" });
    void this.flush();
  };

  takeTheirs = (): void => {
    if (this.#state.step === "conflict") this.#show(this.#state.theirs);
  };

  /**
   * Until `release` or `forget` nothing is saved: a late save would bring back what has just been posted.
   * @returns headers for the post, which tell the draft that it ends
   */
  hold = async (): Promise<Record<string, string>> => {
    this.#isHeld = true;
    clearTimeout(this.#timer);
    await this.#running;
    return { [draftVersionHeader]: String(this.#version) };
  };

  /** After `forget` it changes nothing. */
  release = (): void => {
    if (this.#isHeld) this.#isUnsure = true;
    this.#isHeld = false;
    if (this.#isChanged) this.#saveIn(pauseMs);
  };

  /**
   * The draft was posted.
   * @param posted what the draft had, where it was posted without `hold`
   */
  forget = (posted: Body | null = null): void => {
    const version = this.#isHeld ? this.#version : null;
    // Without `hold`, the post named no version, and the member may have had another draft here.
    const mayBeLeft = this.#isUnsure || (!this.#isHeld && (this.#version !== 0 || this.#running !== null));
    if (!this.#isHeld) this.#sent = posted;
    clearTimeout(this.#timer);
    this.#version = 0;
    this.#isChanged = false;
    this.#isHeld = false;
    this.#isUnsure = false;
    this.#publish({ step: "empty" });
    this.#storage.clear();
    if (mayBeLeft) void this.#run(() => this.#deletePosted(version));
  };

  /** Deletes the draft where it still has what was posted. Another window’s stays. */
  async #deletePosted(version: number | null): Promise<void> {
    const found = await this.#calls.find();
    if (found.step === "failed" || found.draft === null) return;
    const { draft } = found;
    if (draft.version !== version && !isSame(this.#sent, draft.body)) return;
    await this.#calls.delete(draft.version, false);
    if (this.#version !== draft.version) return;
    this.#version = 0;
    if (!this.#isChanged) this.#publish({ step: "empty" });
  }

  /** After what is running. */
  async #run(work: () => Promise<void>): Promise<void> {
    const running = this.#running ? this.#running.then(work) : work();
    this.#running = running;
    await running;
    if (this.#running === running) this.#running = null;
  }

  #noteChange(): void {
    if (this.#isShowing) return;
    this.#isChanged = true;
    this.#remember();
    if (this.#state.step !== "conflict") this.#saveIn(pauseMs);
  }

  #remember(): void {
    this.#storage.write({ version: this.#version, isChanged: this.#isChanged });
  }

  #publish(next: DraftState<Body>): void {
    this.#remember();
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  #saveIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  #show(draft: Draft<Body> | null): void {
    this.#isShowing = true;
    this.#form.show(draft);
    this.#isShowing = false;
    this.#version = draft?.version ?? 0;
    this.#isChanged = false;
    this.#publish(draft ? { step: "saved", isRestored: true, savedAt: draft.updatedAt } : { step: "empty" });
  }

  async #send(isLeaving: boolean): Promise<void> {
    const body = this.#form.read();
    this.#isChanged = false;
    if (body !== null) this.#sent = body;
    let outcome: DraftOutcome<Body> = { step: "deleted" };
    if (body !== null) outcome = await this.#calls.save(body, this.#version, isLeaving);
    else if (this.#version !== 0) outcome = await this.#calls.delete(this.#version, isLeaving);
    this.#conclude(outcome);
  }

  #conclude(outcome: DraftOutcome<Body>): void {
    if (outcome.step === "conflict") this.#meet(outcome.theirs);
    else if (outcome.step === "failed") {
      this.#isChanged = true;
      this.#isUnsure = true;
      if (outcome.why !== "refused") this.#saveIn(retryMs);
      this.#publish(outcome);
    } else {
      this.#version = outcome.step === "saved" ? outcome.version : 0;
      this.#publish(outcome.step === "saved" ? { step: "saved", isRestored: false } : { step: "empty" });
    }
  }

  /** What the server has, beside what this form has. */
  async #compare(draft: Draft<Body> | null): Promise<void> {
    if (draft?.version === this.#version) {
      if (this.#isChanged) return this.flush();
      if (this.#state.step === "saved") return;
      return this.#publish({ step: "saved", isRestored: false, savedAt: draft.updatedAt });
    }
    if (draft === null && this.#version === 0) return this.#isChanged ? this.flush() : undefined;
    if (!this.#isChanged || this.#form.read() === null) return this.#show(draft);
    this.#meet(draft);
  }

  /** This form has changed, and so has the server's draft. */
  #meet(theirs: Draft<Body> | null): void {
    const mine = this.#form.read();
    this.#isChanged = !(theirs && mine !== null && isSame(mine, theirs.body));
    if (theirs && !this.#isChanged) {
      this.#version = theirs.version;
      this.#publish({ step: "saved", isRestored: false });
    } else if (theirs) this.#publish({ step: "conflict", theirs });
    else {
      // Posted or discarded elsewhere, but this form has more: that becomes a draft of its own.
      this.#version = 0;
      this.#saveIn(0);
    }
  }
}

/** Both are plain JSON; the server's may have its fields in another order. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) return one === other;
  const [ours, theirs] = [Object.entries(one), Object.entries(other)];
  const found = new Map<string, unknown>(theirs);
  return ours.length === theirs.length && ours.every(([key, value]) => found.has(key) && isSame(value, found.get(key)));
}
