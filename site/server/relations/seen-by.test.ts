import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isWholeRun } from "../../../vitest/slow-test.ts";
import {
  audiences,
  mayRead,
  type Reader,
  type SubjectFacts,
  standings,
  subjectStates,
} from "../../shared/permissions.ts";
import { newUuid } from "../../shared/uuid.ts";
import { members } from "../accounts/tables.ts";
import { looks } from "../looks/tables.ts";
import { testSite } from "../testing/test-site.ts";
import { seenBy, viewerId } from "./seen-by.ts";
import { blocks, follows } from "./tables.ts";

const people = ["Ada", "Bea", "Cleo"] as const;
type Name = (typeof people)[number];
const pairs = people.flatMap((from) => people.filter((to) => to !== from).map((to) => ({ from, to })));

const town = fc.record({
  people: fc.array(
    fc.record({
      standing: fc.constantFrom(...standings),
      isPrivate: fc.boolean(),
      role: fc.constantFrom("member" as const, "member" as const, "admin" as const),
    }),
    { minLength: people.length, maxLength: people.length },
  ),
  follows: fc.array(fc.constantFrom("none" as const, "asked" as const, "following" as const), {
    minLength: pairs.length,
    maxLength: pairs.length,
  }),
  blocks: fc.array(fc.boolean(), { minLength: pairs.length, maxLength: pairs.length }),
});

test("the rule in TypeScript and the rule in SQL agree on every reader and subject", async () => {
  const { db, joins, context } = await testSite({ isConsistent: false });
  for (const name of people.slice(1)) await joins(name);
  const rows = await db.select({ id: members.id, name: members.firstName }).from(members);
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? "";
  const at = context.clock();
  const subjects = people.flatMap((author) =>
    audiences.flatMap((audience) => subjectStates.map((state) => ({ author, audience, state, id: newUuid(() => at) }))),
  );
  await db.insert(looks).values(
    subjects.map(({ author, audience, state, id }, place) => ({
      ...{ id, audience, state, authorId: idOf(author), slug: id, title: id, text: "", postedAt: at },
      ...(state === "deleted" ? { position: null, deletedAt: at } : { position: place + 1 }),
    })),
  );

  async function seenInSql(reader: Reader | null): Promise<Set<string>> {
    const seen = await db
      .select({ id: looks.id })
      .from(looks)
      .innerJoin(members, eq(members.id, looks.authorId))
      .where(and(seenBy(reader, looks, reader ? viewerId(reader) : undefined)));
    return new Set(seen.map(({ id }) => id));
  }

  await fc.assert(
    fc.asyncProperty(town, async (it) => {
      const personOf = (name: Name) => ({
        standing: "active" as const,
        isPrivate: false,
        role: "member" as const,
        ...it.people[people.indexOf(name)],
      });
      await db.delete(follows);
      await db.delete(blocks);
      for (const name of people) {
        const { standing, isPrivate } = personOf(name);
        await db.update(members).set({ standing, isPrivate }).where(eq(members.firstName, name));
      }
      const followed = pairs.flatMap(({ from, to }, place) => {
        const state = it.follows[place] ?? "none";
        return state === "none" ? [] : [{ followerId: idOf(from), memberId: idOf(to), state, createdAt: at }];
      });
      const blocked = pairs.filter((_, place) => it.blocks[place]);
      if (followed.length) await db.insert(follows).values(followed);
      if (blocked.length)
        await db
          .insert(blocks)
          .values(blocked.map(({ from, to }) => ({ blockerId: idOf(from), blockedId: idOf(to), createdAt: at })));

      const factsFor = (reader: Name | null, { author, audience, state }: (typeof subjects)[number]): SubjectFacts => ({
        ...{ authorId: idOf(author), audience, state },
        standing: personOf(author).standing,
        isPrivate: personOf(author).isPrivate,
        follows: followed.some(
          (one) => one.followerId === idOf(reader ?? "") && one.memberId === idOf(author) && one.state === "following",
        ),
        isBlocked: blocked.some(
          ({ from, to }) => (from === reader && to === author) || (from === author && to === reader),
        ),
      });
      for (const name of [null, ...people]) {
        const reader = name === null ? null : { id: idOf(name), role: personOf(name).role };
        const expected = subjects.filter((subject) => mayRead(reader, factsFor(name, subject))).map(({ id }) => id);
        expect(await seenInSql(reader)).toEqual(new Set(expected));
      }
    }),
    { numRuns: isWholeRun ? 300 : 25 },
  );
});
