import { describe, expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
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
});
