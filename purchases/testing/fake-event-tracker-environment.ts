import { openEventTracker, type TrackedEvent } from "../events/event-tracker.ts";
import type { EventTrackerEnvironment } from "../events/event-tracker-environment.ts";

export type Answer = number | "no network" | "hangs";

/** A page with a manual clock, and a billing service that gives `answers`, then 200. */
export class FakeEventTrackerEnvironment implements EventTrackerEnvironment {
  ms = 1_700_000_000_000;
  chance = 0.5;
  readonly answers: Answer[] = [];
  /** `at`: milliseconds since the page opened. */
  readonly requests: { at: number; names: string[]; body: string; init: RequestInit }[] = [];
  #timers: { due: number; work: () => void }[] = [];
  #hide: (() => void)[] = [];
  #hanging: (() => void)[] = [];
  readonly #openedAt = this.ms;

  now = () => this.ms;
  random = () => this.chance;
  context = () => ({ page_url: "https://shop.example/" });
  after = (ms: number, work: () => void) => {
    const timer = { due: this.ms + ms, work };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  };
  onHide = (listener: () => void) => {
    this.#hide.push(listener);
    return () => {
      this.#hide = this.#hide.filter((one) => one !== listener);
    };
  };
  post = async (_: string, init: RequestInit) => {
    const body = String(init.body);
    const names = JSON.parse(body).events.map((one: { event_name: string }) => one.event_name);
    this.requests.push({ at: this.ms - this.#openedAt, names, body, init });
    const answer = this.answers.shift() ?? 200;
    if (answer === "hangs") await new Promise<void>((resolve) => this.#hanging.push(resolve));
    if (answer === "no network") throw new TypeError("Failed to fetch");
    return typeof answer === "number" ? answer : 200;
  };

  get listeners(): number {
    return this.#hide.length;
  }
  get isWaiting(): boolean {
    return this.#timers.length > 0;
  }
  get times(): number[] {
    return this.requests.map((one) => one.at);
  }
  get names(): string[][] {
    return this.requests.map((one) => one.names);
  }

  hides(): void {
    for (const listener of this.#hide) listener();
  }
  answersNow(): void {
    for (const resolve of this.#hanging.splice(0)) resolve();
  }
  /** Advances the clock, timer by timer. */
  async passes(ms: number): Promise<void> {
    const end = this.ms + ms;
    await calm();
    for (;;) {
      const next = this.#timers.filter((one) => one.due <= end).sort((a, b) => a.due - b.due)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.ms = next.due;
      next.work();
      await calm();
    }
    this.ms = end;
  }
}

export const calm = () => new Promise((resolve) => setImmediate(resolve));
export const submit: TrackedEvent = { name: "checkout_payment_form_submit" };
export const end: TrackedEvent = { name: "checkout_session_end", properties: { outcome: "closed" } };

export function onPage(...answers: Answer[]) {
  const page = new FakeEventTrackerEnvironment();
  page.answers.push(...answers);
  const headers = { Authorization: "Bearer rcb_x" };
  const tracker = openEventTracker(
    { url: "https://pay.example/v1/events", headers, traceId: "t1", rcSource: "app" },
    page,
  );
  return { page, tell: (happening: TrackedEvent, at?: number) => tracker.track("ada", happening, at), tracker };
}
