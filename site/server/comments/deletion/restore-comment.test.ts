import { describe, expect, test } from "vitest";
import { minuteMs } from "../../../shared/durations.ts";
import { deletedCommentDays } from "../../../shared/lifetimes.ts";
import { api, paths } from "../../../shared/paths.ts";
import { sentencesOf, unreadOf } from "../../notification-list/testing/read-notifications.ts";
import { notifications } from "../../notifications/tables.ts";
import { comments } from "../tables.ts";
import { coat, moths, readBy, siteWithSubjects } from "../testing/site-with-subjects.ts";
import { pruneDeletedComments } from "./prune-deleted-comments.ts";

const gone = { status: 404 };
const restored = { status: 200, message: "Comment restored" };

async function siteWithClock() {
  const time = { laterMs: 0 };
  const site = await siteWithSubjects({ clock: () => new Date(Date.now() + time.laterMs) });
  const passDays = (days: number) => {
    time.laterMs += days * 24 * 60 * minuteMs;
  };
  return { ...site, passDays };
}

describe.each([coat, moths])("a restored comment ($kind)", (on) => {
  test("is in its place again with its replies; restoring twice changes nothing", async () => {
    const { ada, bea, cleo, visitor } = await siteWithSubjects();
    const question = (await bea.comments(on, "Is it warm, @cleo?")).data.comment.id;
    await ada.comments(on, "Very.", question);
    await cleo.comments(on, "Nice.");
    const before = await readBy(visitor, on);
    const { data } = await bea.sends("DELETE", api.comment(question));
    expect(data).toEqual({ restorable_until: expect.stringMatching(/^\d{4}-/) });
    expect(await readBy(visitor, on)).toEqual({ count: 2, texts: [[null, "Very."], ["Nice."]] });
    for (const _ of [1, 2]) {
      expect(await bea.sends("DELETE", api.commentDeletion(question))).toMatchObject(restored);
      expect(await readBy(visitor, on)).toEqual(before);
    }
  });

  test("is seen below its place, when the comment above it was deleted meanwhile", async () => {
    const { ada, bea, visitor } = await siteWithSubjects();
    const question = (await bea.comments(on, "Is it warm?")).data.comment.id;
    const answer = (await ada.comments(on, "Very.", question)).data.comment.id;
    await ada.sends("DELETE", api.comment(answer));
    await bea.sends("DELETE", api.comment(question));
    expect(await readBy(visitor, on)).toEqual({ count: 0, texts: [] });
    await ada.sends("DELETE", api.commentDeletion(answer));
    expect(await readBy(visitor, on)).toEqual({ count: 1, texts: [[null, "Very."]] });
    await bea.sends("DELETE", api.commentDeletion(question));
    expect(await readBy(visitor, on)).toEqual({ count: 2, texts: [["Is it warm?", "Very."]] });
  });
});

describe("what a deleted comment has told", () => {
  test("is taken back, and is there again as it was when the comment is", async () => {
    const { ada, bea, cleo } = await siteWithSubjects();
    const { id } = (await bea.comments(coat, "Warm, @cleo?")).data.comment;
    await cleo.sends("PUT", api.notificationsRead);
    const [toAda, toCleo] = [await sentencesOf(ada), await sentencesOf(cleo)];
    expect([toAda.length, toCleo.length]).toEqual([1, 1]);
    await bea.sends("DELETE", api.comment(id));
    expect([await sentencesOf(ada), await sentencesOf(cleo)]).toEqual([[], []]);
    expect(await unreadOf(ada)).toBe(0);
    await bea.sends("DELETE", api.commentDeletion(id));
    expect([await sentencesOf(ada), await sentencesOf(cleo)]).toEqual([toAda, toCleo]);
    expect([await unreadOf(ada), await unreadOf(cleo)]).toEqual([1, 0]);
  });
});

describe("the deletion of a comment", () => {
  test("is undone by its author alone, and not where somebody else decided it", async () => {
    const { ada, bea, cleo, joins, db } = await siteWithSubjects();
    const root = await joins("Root", undefined, { role: "admin" });
    const ids = [];
    for (const text of ["One", "Two", "Three"]) ids.push((await bea.comments(coat, text)).data.comment.id);
    const [own, byAda, byRoot] = ids as [string, string, string];
    await bea.sends("DELETE", api.comment(own));
    for (const person of [ada, cleo, root])
      expect(await person.sends("DELETE", api.commentDeletion(own))).toMatchObject(gone);
    for (const [person, id] of [
      [ada, byAda],
      [root, byRoot],
    ] as const) {
      expect((await person.sends("DELETE", api.comment(id))).data).toEqual({ restorable_until: null });
      expect(await bea.sends("DELETE", api.commentDeletion(id))).toMatchObject(gone);
    }
    expect((await db.select().from(comments)).map(({ id }) => id)).toEqual([own]);
    for (const id of ["x", crypto.randomUUID()])
      expect(await bea.sends("DELETE", api.commentDeletion(id))).toMatchObject(gone);
  });

  test("can be undone for a week; then its text goes, and with its last reply its place", async () => {
    const { ada, bea, context, db, visitor, passDays } = await siteWithClock();
    const question = (await bea.comments(coat, "Is it @ada’s?")).data.comment.id;
    const answer = (await ada.comments(coat, "Yes.", question)).data.comment.id;
    const alone = (await bea.comments(coat, "Nice.")).data.comment.id;
    for (const id of [question, alone]) await bea.sends("DELETE", api.comment(id));
    passDays(deletedCommentDays - 1);
    await pruneDeletedComments(context);
    expect((await db.select().from(comments)).filter(({ source }) => source !== "")).toHaveLength(3);
    passDays(1.01);
    for (const id of [question, alone]) expect(await bea.sends("DELETE", api.commentDeletion(id))).toMatchObject(gone);
    await pruneDeletedComments(context);
    const texts = async () => (await db.select().from(comments)).map(({ source }) => source).sort();
    expect(await texts()).toEqual(["", "Yes."]);
    expect(await readBy(visitor, coat)).toEqual({ count: 1, texts: [[null, "Yes."]] });
    // Ada has been told of Bea’s two, Bea of Ada’s answer.
    expect((await db.select().from(notifications)).map(({ subjectId }) => subjectId)).toEqual([answer]);
    await ada.sends("DELETE", api.comment(answer));
    expect(await texts()).toEqual(["", "Yes."]);
    passDays(deletedCommentDays + 0.01);
    await pruneDeletedComments(context);
    expect(await texts()).toEqual([]);
  });

  test("leaves nothing to answer or to edit, and nothing on any page", async () => {
    const { ada, bea, visitor } = await siteWithSubjects();
    const { id } = (await bea.comments(coat, "A secret")).data.comment;
    await bea.sends("DELETE", api.comment(id));
    expect(await bea.sends("PUT", api.comment(id), { text: "Edited" })).toMatchObject(gone);
    expect(await ada.comments(coat, "Hello?", id)).toMatchObject(gone);
    expect(await ada.sends("POST", api.reports, { kind: "comment", id, reason: "spam" })).toMatchObject(gone);
    for (const person of [visitor, ada, bea])
      for (const path of [paths.look("coat"), paths.comments(coat)])
        expect(JSON.stringify(await person.opens(path))).not.toContain("A secret");
  });
});
