import { describe, expect, test } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { type Answer, calm, end, onPage, submit } from "../testing/fake-event-tracker-environment.ts";

test("an event on the wire", async () => {
  const { page, tell } = onPage();
  tell(end);
  await calm();
  const { body, init } = defined(page.requests[0]);
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
  const { events } = JSON.parse(defined(page.requests[0]).body);
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
    const delays = page.times.slice(1).map((at, index) => (at - defined(page.times[index])) / 1000);
    expect(delays).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    expect(page.names.at(-1)).toEqual([submit.name, end.name]);
  });

  test("after a success the delay is reset", async () => {
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
