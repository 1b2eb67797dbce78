import { randomUUID } from "node:crypto";
import { endSessionAt } from "@hemline/database/testing";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { dayMs, minuteMs, secondMs } from "../../shared/durations.ts";
import { api } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { starts } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { rateLimits } from "../http/rate-limits.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

/** A look to press and to comment on, and a clock that the test moves. */
async function siteWithLook() {
  let now = Date.parse("2026-03-01T12:00:00Z");
  const site = await testSite({ clock: () => new Date(now) });
  await site.ada.posts("Rain");
  return {
    ...site,
    passes: (ms: number) => {
      now += ms;
    },
    /** A member whose account is new. */
    joinsNow: (name: string) => site.joins(name, undefined, { createdAt: new Date(now) }),
  };
}

const statusesOf = async (times: number, act: (time: number) => Promise<{ status: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let time = 1; time <= times; time++) statuses.push((await act(time)).status);
  return statuses;
};

const accepted = (statuses: number[]) => statuses.filter((status) => status === 200).length;

describe("a limit with a window of a day", () => {
  test("allows sixty likes a minute, and five hundred a day", async () => {
    const { joins, passes, db, context } = await siteWithLook();
    const bea = await joins("Bea");
    const presses = (times: number) => statusesOf(times, () => bea.likes("rain"));
    expect(accepted(await presses(61))).toBe(60);
    const [member] = await db.select({ id: members.id }).from(members).where(eq(members.slug, bea.slug));
    for (let minutes = 1; minutes <= 7; minutes++) {
      passes(minuteMs);
      let count = 0;
      while (context.limits.tryTake("like", member?.id ?? "", rateLimits.like)) count += 1;
      expect(count).toBe(60);
    }
    passes(minuteMs);
    // The first ones are coming back: three in eight minutes.
    expect(accepted(await presses(60))).toBe(500 + 2 - 480);
    const { status, headers } = await bea.likes("rain");
    expect([status, headers.get("retry-after"), headers.get("ratelimit")]).toEqual([
      429,
      "39",
      '"like";r=38;t=22, "like-day";r=0;t=86266',
    ]);
    passes(39 * secondMs);
    expect(accepted(await presses(2))).toBe(1);
  });

  test("is said by every response, also when the call was refused", async () => {
    const { joins } = await siteWithLook();
    const bea = await joins("Bea");
    const follows = async (whom: string) => {
      const { status, headers } = await bea.sends("PUT", api.follow(whom));
      return [status, headers.get("ratelimit-policy"), headers.get("ratelimit")];
    };
    const policy = '"follow";q=60;w=3600, "follow-day";q=400;w=86400';
    expect(await follows("ada")).toEqual([200, policy, '"follow";r=59;t=60, "follow-day";r=399;t=216']);
    expect(await follows("nobody")).toEqual([404, policy, '"follow";r=58;t=120, "follow-day";r=398;t=432']);
  });

  test("does not count a call that failed on our side", async () => {
    const { db, joins } = await siteWithLook();
    const bea = await joins("Bea");
    const failed = await endSessionAt(db, "site.likes", () => bea.likes("rain"));
    expect([failed.status, failed.headers.get("ratelimit")]).toEqual([503, '"like";r=60;t=0, "like-day";r=500;t=0']);
  });
});

describe("newcomers", () => {
  test("comment five times in a row, then twice a minute, and ten times on their first day", async () => {
    const { joinsNow, passes } = await siteWithLook();
    const una = await joinsNow("Una");
    const comments = (times: number) => statusesOf(times, (time) => una.comments("rain", `Number ${time}`));
    expect(accepted(await comments(6))).toBe(5);
    expect((await una.comments("rain", "Too soon")).headers.get("retry-after")).toBe("30");
    passes(30 * secondMs);
    expect(accepted(await comments(2))).toBe(1);
    passes(10 * minuteMs);
    expect(accepted(await comments(5))).toBe(4);
    const { status, message } = await una.comments("rain", "The eleventh");
    expect([status, message]).toEqual([429, "Too many attempts. Try again in 3 hours."]);
  });

  test("edit and delete what they wrote all the same", async () => {
    const { joinsNow } = await siteWithLook();
    const una = await joinsNow("Una");
    const { data } = await una.comments("rain", "Number 0");
    await statusesOf(5, (time) => una.comments("rain", `Number ${time}`));
    expect((await una.sends("PUT", api.comment(data.comment.id), { text: "Better" })).status).toBe(200);
    expect((await una.sends("DELETE", api.comment(data.comment.id))).status).toBe(200);
  });

  test("start three discussions on their first day, others twenty a day", async () => {
    const site = await siteWithLook();
    const { joins, joinsNow, passes } = site;
    await hasGroup(site, { slug: "knitwear", name: "Knitwear" });
    const asks = (person: Person, times: number) => statusesOf(times, () => starts(person, `Question ${randomUUID()}`));
    const una = await joinsNow("Una");
    expect(await asks(una, 4)).toEqual([200, 200, 200, 429]);
    passes(dayMs);
    expect(accepted(await asks(una, 5))).toBe(5);

    const bea = await joins("Bea");
    expect(accepted(await asks(bea, 11))).toBe(10);
    passes(60 * minuteMs);
    expect(accepted(await asks(bea, 11))).toBe(10);
    passes(60 * minuteMs);
    // Of the twenty of a day, one and a half have come back within two hours.
    expect(accepted(await asks(bea, 11))).toBe(1);
  });

  test("are no newcomers after a day", async () => {
    const { joinsNow, passes } = await siteWithLook();
    const una = await joinsNow("Una");
    passes(dayMs - minuteMs);
    expect(accepted(await statusesOf(6, (time) => una.comments("rain", `Early ${time}`)))).toBe(5);
    passes(minuteMs);
    expect(accepted(await statusesOf(21, (time) => una.comments("rain", `Number ${time}`)))).toBe(20);
  });
});
