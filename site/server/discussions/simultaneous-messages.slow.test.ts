import { expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { hasStarted, reads, replies, talkingSite } from "./testing/talk.ts";

test("a hundred messages at once are numbered without a gap or a double", async () => {
  const { ada, joins, visitor } = await talkingSite();
  const slug = await hasStarted(ada, "Everybody at once");
  const people = await Promise.all(Array.from({ length: 20 }, (_, at) => joins(`P${at}`)));
  const answers = await Promise.all(
    people.flatMap((person) => [1, 2, 3, 4, 5].map((nth) => replies(person, slug, `${person.slug} says ${nth}`))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(answers.map(({ data }) => data.number).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 100 }, (_, at) => at + 2),
  );
  expect((await reads(visitor, slug)).discussion).toMatchObject({ replies: 100, lastNumber: 101 });
});

test("likes, deletions, readings and a lock at once end in true counts", async () => {
  const { ada, root, joins, visitor } = await talkingSite();
  const slug = await hasStarted(ada, "Everything at once");
  const people = await Promise.all(Array.from({ length: 12 }, (_, at) => joins(`P${at}`)));
  const said = await Promise.all(people.map((person) => replies(person, slug, `${person.slug} is here`)));
  const ids = said.map(({ data }) => data.id);
  await Promise.all([
    ...people.flatMap((person, at) => ids.toSpliced(at, 1).map((id) => person.sends("PUT", api.messageLike(id)))),
    ...people.map((person) => person.sends("PUT", api.discussionReading(slug), { number: 5 })),
    ...people.slice(0, 4).map((person, at) => person.sends("DELETE", api.message(ids[at] ?? ""))),
    root.sends("PUT", api.discussionLock(slug)),
    root.sends("PUT", api.discussionPin(slug)),
  ]);
  // The invariants, which run when the site closes, count anew.
  const { discussion } = await reads(visitor, slug);
  expect(discussion).toMatchObject({ replies: 8, isLocked: true, isPinned: true });
});
