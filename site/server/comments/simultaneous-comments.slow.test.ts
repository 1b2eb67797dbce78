import { describe, expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { areWaiting } from "../testing/are-waiting.ts";
import { coat, commentsFor, moths, readBy, siteWithSubjects } from "./testing/site-with-subjects.ts";

describe.each([coat, moths])("comments ($kind)", (on) => {
  test("fifty at once are all counted, and so are fifty deletions", async () => {
    const { ada, bea, cleo, visitor, joins } = await siteWithSubjects();
    const thread = (await ada.comments(on, "Ask me anything.")).data.comment.id;
    const people = [bea, cleo, await joins("Dora"), await joins("Emma"), await joins("Fay")];
    const answers = await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: 10 }, (_, at) => person.comments(on, `Number ${at}`, at % 2 ? thread : undefined)),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const comments = await commentsFor(visitor, on);
    expect([comments.count, comments.threads.items[0]?.replyCount]).toEqual([51, 25]);
    const deleted = await Promise.all(
      answers.map(({ data }, at) => people[Math.floor(at / 10)]?.sends("DELETE", api.comment(data.comment.id))),
    );
    expect(new Set(deleted.map((answer) => answer?.status))).toEqual(new Set([200]));
    expect(await readBy(visitor, on)).toEqual({ count: 1, texts: [["Ask me anything."]] });
  });

  test("a reply is posted though it and whom it answers, who is leaving, wait for each other", async () => {
    const { bea, cleo, db } = await siteWithSubjects();
    const { id } = (await bea.comments(on, "Which wool?")).data.comment;
    const leaves = async () => {
      const leaving = await db.$client.connect();
      try {
        await leaving.query("begin");
        await leaving.query("select from site.members where slug = 'bea' for update");
        const reply = cleo.comments(on, "Merino.", id);
        await areWaiting(db, 1);
        const isEnded = await leaving
          .query(`select from site.${on.kind === "look" ? "looks" : "entries"} for no key update`)
          .then(() => false, isDeadlock);
        await leaving.query(isEnded ? "rollback" : "commit");
        expect((await reply).status).toBe(200);
        return !isEnded;
      } finally {
        leaving.release();
      }
    };
    // PostgreSQL ends one of the two, which on a busy machine may be the other: once more, until it was the reply.
    let hasLeft = false;
    while (!hasLeft) hasLeft = await leaves();
  });
});

function isDeadlock(error: { code?: string }): true {
  expect(error.code).toBe("40P01");
  return true;
}
