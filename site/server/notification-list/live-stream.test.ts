import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { Browser } from "../testing/browser.ts";
import type { Person } from "../testing/person.ts";
import { password, testSite } from "../testing/test-site.ts";

/** The numbers that a tab's stream has said so far; `isOver` once the server has ended it. */
async function streamOf(person: Pick<Person, "gets">) {
  const response = await person.gets(api.live);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("The stream has no body.");
  onTestFinished(() => reader.cancel());
  const stream = { numbers: [] as number[], isOver: false };
  const read = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      for (const [, data] of part.value.matchAll(/^event: unread\ndata: (\d+)\n\n/gm))
        stream.numbers.push(Number(data));
    stream.isOver = true;
  };
  void read().catch(() => undefined);
  return stream;
}

const says = (stream: { numbers: number[] }, numbers: number[]) =>
  expect.poll(() => stream.numbers, { interval: 10, timeout: 5_000 }).toEqual(numbers);
const isOver = (stream: { isOver: boolean }) =>
  expect.poll(() => stream.isOver, { interval: 10, timeout: 5_000 }).toBe(true);

describe("the live stream", () => {
  test("says the number at once and after each change, to its own member only", async () => {
    const { ada, joins } = await testSite();
    const bea = await joins("Bea");
    const { slug } = await ada.posts("Rain on Sunday");
    const [adaStream, beaStream] = [await streamOf(ada), await streamOf(bea)];
    await says(adaStream, [0]);
    await says(beaStream, [0]);
    await bea.likes(slug);
    await says(adaStream, [0, 1]);
    await bea.unlikes(slug);
    await says(adaStream, [0, 1, 0]);
    await bea.follows(ada.slug);
    await says(adaStream, [0, 1, 0, 1]);
    await ada.blocks(bea.slug);
    await says(adaStream, [0, 1, 0, 1, 0]);
    expect(beaStream.numbers).toEqual([0]);
  });

  test("ends with its session: logged out here, there, and everywhere else", async () => {
    const { reach } = await testSite();
    const browsers = await Promise.all(
      [0, 1, 2].map(async () => {
        const browser = new Browser(reach);
        await browser.sends("POST", api.login, { email: "ada@hemline.example", password });
        return browser;
      }),
    );
    const [here, there, elsewhere] = browsers as [Browser, Browser, Browser];
    const [hereStream, thereStream, elsewhereStream] = [
      await streamOf(here),
      await streamOf(there),
      await streamOf(elsewhere),
    ];
    await there.sends("POST", api.logout);
    await isOver(thereStream);
    await here.sends("DELETE", api.sessions);
    await isOver(elsewhereStream);
    expect(hereStream.isOver).toBe(false);
    const changed = { current_password: password, new_password: "three old coats on a hook" };
    expect((await here.sends("PUT", api.password, changed)).status).toBe(200);
    expect(hereStream.isOver).toBe(false);
    expect((await there.gets(api.live)).status).toBe(401);
  });

  test("is open five times at most: a sixth ends the oldest", async () => {
    const { ada } = await testSite();
    const streams = [];
    for (let count = 0; count < 6; count++) streams.push(await streamOf(ada));
    await isOver(streams[0] ?? { isOver: false });
    await says(streams[5] ?? { numbers: [] }, [0]);
    expect(streams.slice(1).map((stream) => stream.isOver)).toEqual([false, false, false, false, false]);
  });

  test("reads again after the connection that listens was lost", async () => {
    const { ada, db, joins, logLines } = await testSite();
    const bea = await joins("Bea");
    const stream = await streamOf(ada);
    await says(stream, [0]);
    const listening = sql`application_name = 'hemline listener' and datname = current_database()`;
    const pids = async () => (await db.execute(sql`select pid from pg_stat_activity where ${listening}`)).rows.length;
    await expect.poll(pids).toBe(1);
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${listening}`);
    await bea.follows(ada.slug);
    await says(stream, [0, 1]);
    expect(logLines.splice(0)).toEqual([expect.stringContaining("the connection that listens was lost")]);
  });

  test("ends when the site closes, and HEAD opens none", async () => {
    const { ada, context, tokenOf, reach } = await testSite();
    const stream = await streamOf(ada);
    const head = await reach(api.live, { method: "HEAD", headers: { Authorization: `Bearer ${tokenOf(ada)}` } });
    expect([head.status, head.body]).toEqual([200, null]);
    context.live.closeStreams();
    await isOver(stream);
    await isOver(await streamOf(ada));
  });
});
