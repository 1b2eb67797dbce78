import type { EditedEntry } from "../../../../shared/notebook-admin/notebook-admin.ts";

/** A saved text, as far as saving goes. */
export interface SavedText {
  id: string;
  version: number;
  savedAt: string;
}

export type SaveOutcome =
  | ({ step: "saved" } & SavedText)
  /** Somebody else has saved since. */
  | { step: "conflict"; saved: EditedEntry }
  /** Another attempt may succeed. */
  | { step: "failed"; why: "no-connection" | "logged-out" | "busy" }
  /** The same text would be refused again. */
  | { step: "refused"; message: string };

export type SaveState =
  /** Nothing to save; null for an entry that does not exist yet. */
  | { step: "saved"; saved: SavedText | null }
  | { step: "unsaved" }
  | { step: "saving" }
  | Exclude<SaveOutcome, { step: "saved" }>;

/** Whether its writer should know without looking. */
export const isTrouble = ({ step }: SaveState): boolean =>
  step === "failed" || step === "refused" || step === "conflict";

/**
 * @param known what the text follows; null creates the entry
 * @param keepsKnown what it follows is another window’s text, which stays a version of its own
 */
export type SaveCall<Text> = (text: Text, known: SavedText | null, keepsKnown?: boolean) => Promise<SaveOutcome>;

/** After the last key, at most after the first one, and after the first failure. */
const [pauseMs, maxWaitMs, firstRetryMs, maxRetryMs] = [1_500, 10_000, 2_000, 60_000];

/** Saves a text while it is written: one call at a time, and the newest text next. */
export class Autosave<Text> {
  readonly #save: SaveCall<Text>;
  readonly #listeners = new Set<() => void>();
  #saved: SavedText | null;
  #keepsSaved = false;
  #state: SaveState;
  /** What is not saved yet. */
  #next: { text: Text } | null = null;
  #firstChangeAt = 0;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(save: SaveCall<Text>, saved: SavedText | null) {
    this.#save = save;
    this.#saved = saved;
    this.#state = { step: "saved", saved };
  }

  read = (): SaveState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get saved(): SavedText | null {
    return this.#saved;
  }

  get hasUnsaved(): boolean {
    return this.#next !== null || this.#running !== null;
  }

  change = (text: Text): void => {
    if (!this.#next) this.#firstChangeAt = Date.now();
    this.#next = { text };
    if (this.#state.step === "conflict") return;
    if (this.#running === null && this.#state.step !== "failed") this.#publish({ step: "unsaved" });
    if (this.#failures === 0) this.#saveIn(this.#delayMs);
  };

  /** Saves now. Resolves when nothing is left to save, or it cannot be saved for now. */
  flush = async (): Promise<void> => {
    clearTimeout(this.#timer);
    while (this.#running || (this.#next && this.#state.step !== "conflict")) {
      this.#running ??= this.#send();
      await this.#running;
      if (isTrouble(this.#state)) return;
    }
  };

  /** The text of this editor becomes the version after the other one. */
  keepMine = (): void => {
    if (this.#state.step !== "conflict") return;
    this.#follow(this.#state.saved);
    this.#keepsSaved = true;
    this.#publish({ step: "unsaved" });
    void this.flush();
  };

  /** The editor shows this saved text from now on; what was not saved is given up. */
  take = (saved: SavedText): void => {
    clearTimeout(this.#timer);
    this.#next = null;
    this.#follow(saved);
    this.#publish({ step: "saved", saved: this.#saved });
  };

  /** A failed attempt is repeated at once. */
  retry = (): void => {
    if (this.#state.step === "failed" || this.#state.step === "unsaved") void this.flush();
  };

  get #delayMs(): number {
    return Math.min(pauseMs, Math.max(0, this.#firstChangeAt + maxWaitMs - Date.now()));
  }

  #follow({ id, version, savedAt }: SavedText): void {
    this.#saved = { id, version, savedAt };
    this.#keepsSaved = false;
    this.#failures = 0;
  }

  #saveIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  #publish(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  async #send(): Promise<void> {
    const sent = this.#next;
    if (!sent) return;
    clearTimeout(this.#timer);
    this.#next = null;
    this.#publish({ step: "saving" });
    const outcome = await this.#save(sent.text, this.#saved, this.#keepsSaved);
    this.#running = null;
    if (outcome.step === "saved") return this.#conclude(outcome);
    this.#next ??= sent;
    if (outcome.step === "failed") this.#retryLater();
    this.#publish(outcome);
  }

  #conclude(saved: SavedText): void {
    this.#follow(saved);
    this.#publish(this.#next ? { step: "unsaved" } : { step: "saved", saved: this.#saved });
    if (this.#next) this.#saveIn(this.#delayMs);
  }

  #retryLater(): void {
    this.#saveIn(Math.min(maxRetryMs, firstRetryMs * 2 ** this.#failures));
    this.#failures += 1;
  }
}
