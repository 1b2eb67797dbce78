import { describe, expect, test } from "vitest";
import { type Happening, openTracker } from "./tracker.ts";
import type { TrackerWorld } from "./tracker-environment.ts";

type Answer = number | "no network" | "hangs";

/** A page whose clock is turned by hand, and a billing service that answers as told; 200 where nothing is said. */
class Page implements TrackerWorld {
  ms = 1_700_000_000_000;
  chance = 0.5;
  readonly answers: Answer[] = [];
  /** The names in each request, and when it came, in milliseconds since the page opened. */
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
  /** Lets the time go by, timer after timer. */
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

const calm = () => new Promise((resolve) => setImmediate(resolve));
const submit: Happening = { name: "checkout_payment_form_submit" };
const end: Happening = { name: "checkout_session_end", properties: { outcome: "closed" } };

function onPage(...answers: Answer[]) {
  const page = new Page();
  page.answers.push(...answers);
  const headers = { Authorization: "Bearer rcb_x" };
  const tracker = openTracker({ url: "https://pay.example/v1/events", headers, traceId: "t1", rcSource: "app" }, page);
  return { page, tell: (happening: Happening, at?: number) => tracker.track("ada", happening, at), tracker };
}

test("an event on the wire", async () => {
  const { page, tell } = onPage();
  tell(end);
  await calm();
  const { body, init } = page.requests[0]!;
  expect(JSON.parse(body)).toEqual({
    events: [
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        timestamp_ms: 1_700_000_000_000,
        type: "web_billing",
        event_name: "checkout_session_end",
        app_user_id: "ada",
        context: { page_url: "https://shop.example/", rc_source: "app" },
        properties: { trace_id: "t1", outcome: "closed" },
      },
    ],
  });
  expect(init).toMatchObject({ keepalive: true, headers: { Authorization: "Bearer rcb_x" } });
});

test("events of one millisecond keep their order", async () => {
  const { page, tell } = onPage();
  tell(submit);
  tell(end);
  tell(end, page.ms - 50);
  await calm();
  const { events } = JSON.parse(page.requests[0]!.body);
  const times = events.map((one: { timestamp_ms: number }) => one.timestamp_ms - page.ms);
  expect(times).toEqual([0, 1, 2]);
});

describe("flushing", () => {
  test("at once when idle, in one request what happened in one breath", async () => {
    const { page, tell } = onPage();
    tell(submit);
    tell(end);
    await calm();
    expect(page.names).toEqual([[submit.name, end.name]]);
    await page.passes(10_000);
    tell(submit);
    await calm();
    expect(page.times).toEqual([0, 10_000]);
  });

  test.each([
    [0, 1800],
    [0.5, 2000],
    [1, 2200],
  ])("while one is going on, after 2000 ms and ten percent either way (%d: %d ms)", async (chance, ms) => {
    const { page, tell } = onPage("hangs");
    page.chance = chance;
    tell(submit);
    await calm();
    tell(end);
    tell(end);
    page.answersNow();
    await page.passes(60_000);
    expect(page.times).toEqual([0, ms]);
    expect(page.names[1]).toEqual([end.name, end.name]);
  });

  test.each<Answer>([200, 201])("%s counts as delivered", async (answer) => {
    const { page, tell } = onPage(answer);
    tell(end);
    await page.passes(600_000);
    expect(page.requests).toHaveLength(1);
    expect([page.listeners, page.isWaiting]).toEqual([0, false]);
  });

  test.each<Answer>([202, 204, 302, 400, 401, 429, 500, "no network"])("%s does not", async (answer) => {
    const { page, tell } = onPage(answer);
    tell(end);
    await page.passes(2000);
    expect(page.times).toEqual([0, 2000]);
    expect(page.requests[1]?.body).toBe(page.requests[0]?.body);
  });

  test("failures double the delay up to five minutes, and new events do not shorten it", async () => {
    const { page, tell } = onPage(...Array<Answer>(10).fill("no network"));
    tell(submit);
    await page.passes(1000);
    tell(end);
    await page.passes(3_600_000);
    const delays = page.times.slice(1).map((at, index) => (at - page.times[index]!) / 1000);
    expect(delays).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    expect(page.names.at(-1)).toEqual([submit.name, end.name]);
  });

  test("after a success the delay begins anew", async () => {
    const { page, tell } = onPage(500, 500, 200, 500);
    tell(submit);
    await page.passes(6000);
    tell(end);
    await page.passes(2000);
    expect(page.times).toEqual([0, 2000, 6000, 6000, 8000]);
  });
});

describe("a page that goes", () => {
  test("sends what waits, without what is under way already", async () => {
    const { page, tell } = onPage("hangs");
    tell(submit);
    await calm();
    tell(end);
    page.hides();
    page.hides();
    expect(page.names).toEqual([[submit.name], [end.name]]);
    page.answersNow();
    await page.passes(600_000);
    expect(page.requests).toHaveLength(2);
  });

  test("tries once more even while it backs off, and goes on backing off when that fails too", async () => {
    const { page, tell } = onPage("no network", "no network");
    tell(end);
    await page.passes(1000);
    page.hides();
    await page.passes(10_000);
    expect(page.times).toEqual([0, 1000, 2000]);
    expect(page.listeners).toBe(0);
  });

  test("has nothing to do where nothing waits", async () => {
    const { page, tell } = onPage();
    expect(page.listeners).toBe(0);
    tell(end);
    expect(page.listeners).toBe(1);
    await calm();
    expect(page.listeners).toBe(0);
  });
});

describe("closing", () => {
  test("delivers everything without waiting, in requests that may outlive the page", async () => {
    const { page, tell, tracker } = onPage("no network");
    for (let at = 0; at < 150; at++)
      tell({ name: "checkout_flow_error", properties: { error_message: "x".repeat(900) } });
    await page.passes(100);
    tracker.close();
    await calm();
    const sent = page.requests.slice(1);
    expect(sent.flatMap((one) => one.names)).toHaveLength(150);
    expect(sent.length).toBeGreaterThan(2);
    for (const { body } of page.requests) expect(body.length).toBeLessThanOrEqual(50 * 1024);
    expect([page.listeners, page.isWaiting]).toEqual([0, false]);
  });

  test("what happens afterwards goes at once", async () => {
    const { page, tell, tracker } = onPage("hangs");
    tell(submit);
    await calm();
    tracker.close();
    tell(end);
    await calm();
    expect(page.names).toEqual([[submit.name], [end.name]]);
  });
});

test("without a network the newest two hundred are kept", async () => {
  const { page, tell } = onPage("no network");
  tell(submit);
  await calm();
  for (let at = 0; at < 300; at++) tell({ ...end, properties: { at } });
  await page.passes(600_000);
  const told = page.requests.slice(1).flatMap(({ body }) => JSON.parse(body).events);
  expect(told.map((one) => one.properties.at)).toEqual(Array.from({ length: 200 }, (_, at) => at + 100));
});

test("an event that no request has room for is left out, and holds nothing up", async () => {
  const { page, tell } = onPage();
  tell({ ...end, properties: { outcome: "x".repeat(60_000) } });
  tell(submit);
  await calm();
  expect(page.names).toEqual([["checkout_payment_form_submit"]]);
  expect(page.isWaiting).toBe(false);
});

test("nothing reaches the host, whatever breaks", async () => {
  const { page, tell, tracker } = onPage();
  page.post = () => {
    throw new Error("No network here.");
  };
  expect(() => tell(end)).not.toThrow();
  page.context = () => {
    throw new Error("No page here.");
  };
  expect(() => tell(end)).not.toThrow();
  expect(() => tracker.close()).not.toThrow();
  await calm();
});
