import { listen } from "@hemline/database";
import { type TestDatabase, testDatabase } from "@hemline/database/testing";
import { expect, onTestFinished, test } from "vitest";
import { testLog } from "../testing/test-log.ts";
import type { CacheTag } from "./cache-tag.ts";
import { createInvalidationNotices } from "./invalidation-notices.ts";

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  onTestFinished(database.close);
  return database;
}

/** A process that listens to the others. */
async function listeningProcess({ db, url }: TestDatabase, delayMs = 1) {
  const heard: (readonly string[] | null)[] = [];
  const { log, logLines } = testLog();
  const notices = createInvalidationNotices(
    { db, log, delayMs, listen: (channel, o) => listen(url, channel, { log, ...o }) },
    (tags) => void heard.push(tags),
  );
  onTestFinished(notices.close);
  notices.hear();
  await expect.poll(() => heard).toEqual([null]);
  heard.length = 0;
  return { notices, heard, logLines };
}

test("tells the other processes what changed, many changes at once, and not itself", async () => {
  const database = await emptyDatabase();
  const [one, other] = [await listeningProcess(database, 20), await listeningProcess(database, 20)];
  one.notices.send(["look:1", "profile:2"]);
  one.notices.send(["look:1", "looks"]);
  await expect.poll(() => other.heard).toEqual([["look:1", "profile:2", "looks"]]);
  other.notices.send(["members"]);
  await expect.poll(() => one.heard).toEqual([["members"]]);
  expect(other.heard).toHaveLength(1);
});

test("more tags than a notice holds are everything", async () => {
  const database = await emptyDatabase();
  const [one, other] = [await listeningProcess(database), await listeningProcess(database)];
  one.notices.send(Array.from({ length: 400 }, (_, at): CacheTag => `look:${at}-of-a-long-list`));
  await expect.poll(() => other.heard).toEqual([null]);
});

test("closing sends what waits, and nothing is sent afterwards", async () => {
  const database = await emptyDatabase();
  const [one, other] = [await listeningProcess(database, 600_000), await listeningProcess(database)];
  one.notices.send(["looks"]);
  await one.notices.close();
  await expect.poll(() => other.heard).toEqual([["looks"]]);
});

/** A process without a database. */
function loneProcess() {
  const heard: (readonly string[] | null)[] = [];
  const connects: (() => void)[] = [];
  const { log, logLines } = testLog();
  const notices = createInvalidationNotices(
    {
      db: { execute: () => Promise.reject(new Error("no database")) },
      listen: (_, { onConnected }) => {
        connects.push(onConnected);
        return { close: async () => undefined };
      },
      log,
    },
    (tags) => void heard.push(tags),
  );
  return { notices, heard, connects, logLines };
}

test("listens once, and everything is forgotten whenever the connection is made again", () => {
  const { notices, heard, connects } = loneProcess();
  notices.hear();
  notices.hear();
  for (const connected of [...connects, ...connects]) connected();
  expect(heard).toEqual([null, null]);
});

test("a notice that cannot be sent is logged, and nothing waits for it", async () => {
  const { notices, logLines } = loneProcess();
  notices.send(["looks"]);
  await notices.close();
  expect(logLines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40 }]);
});
