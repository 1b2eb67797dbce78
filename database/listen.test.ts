import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";
import { silent } from "./log.ts";
import { testDatabase } from "./testing.ts";

test("hears what is said on its channel, and connects again when the connection is lost", async () => {
  const { db, url, close } = await testDatabase();
  const heard: string[] = [];
  let connected = 0;
  const listener = listen(url, "a channel", {
    log: silent,
    onMessage: (payload) => void heard.push(payload),
    onConnected: () => void connected++,
  });
  const say = (channel: string, text: string) => db.execute(sql`select pg_notify(${channel}, ${text})`);
  await expect.poll(() => connected).toBe(1);
  await say("another", "not this");
  await say("a channel", "one");
  await expect.poll(() => heard).toEqual(["one"]);
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hemline listener' and datname = current_database()`,
  );
  await expect.poll(() => connected).toBe(2);
  await say("a channel", "two");
  await expect.poll(() => heard).toEqual(["one", "two"]);
  await listener.close();
  await say("a channel", "three");
  expect(heard).toEqual(["one", "two"]);
  await close();
});
