import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { slowTest } from "../../../vitest/slow-test.ts";
import { api, paths } from "../../shared/paths.ts";
import { members, sessions } from "../accounts/tables.ts";
import { subscriber } from "../billing-client/testing/fake-billing.ts";
import { comments } from "../comments/tables.ts";
import { looks } from "../looks/tables.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import { saves } from "../saves/tables.ts";
import { leavingSite } from "./testing/leaving-site.ts";

/** Ada and Bea follow and like each other; Ada has saved and commented Bea's look. */
async function friends() {
  const site = await leavingSite();
  const { ada, joins, db, context } = site;
  const bea = await joins("Bea");
  const hers = await bea.posts("Rain at eleven");
  const own = await ada.posts("Camel coat");
  await ada.follows("bea");
  await bea.follows("ada");
  await ada.likes(hers.slug);
  await bea.likes(own.slug);
  const [look] = await db.select().from(looks).where(eq(looks.slug, hers.slug));
  const [self] = await db.select({ id: members.id }).from(members).where(eq(members.slug, "ada"));
  const ids = { lookId: look?.id ?? "", memberId: self?.id ?? "" };
  await db.insert(saves).values({ ...ids, savedAt: context.clock() });
  await db.insert(comments).values({
    ...{ id: crypto.randomUUID(), authorId: ids.memberId, lookId: ids.lookId, source: "Lovely wool" },
    postedAt: context.clock(),
  });
  await db.update(looks).set({ saveCount: 1, commentCount: 1 }).where(eq(looks.id, ids.lookId));
  const counts = async () => {
    const [of] = await db.select().from(looks).where(eq(looks.id, ids.lookId));
    const [person] = await db.select().from(members).where(eq(members.slug, "bea"));
    return [of?.likeCount, of?.saveCount, of?.commentCount, person?.followerCount, person?.followingCount];
  };
  return { ...site, bea, hers, own, counts };
}

describe("a member who leaves", () => {
  test("is seen by nobody on the very next request, and nothing is logged in", async () => {
    const { ada, bea, own, visitor, leaves, db } = await friends();
    const photo = paths.photo(own.photo.id, own.photo.version, 40, "webp");
    expect((await visitor.gets(photo)).status).toBe(200);
    const left = await leaves(ada);
    expect([left.status, left.headers.get("set-cookie")]).toEqual([200, expect.stringMatching(/^token=; .*Max-Age=0/)]);
    for (const person of [visitor, bea])
      for (const path of [paths.member("ada"), paths.look(own.slug), paths.memberFollowers("ada")])
        expect((await person.opens(path)).httpStatus, path).toBe(404);
    expect((await visitor.gets(photo)).status).toBe(404);
    expect((await visitor.sees("members", paths.members)).members.items.map(({ slug }) => slug)).toEqual(["bea"]);
    expect((await bea.sees("memberFollowers", paths.memberFollowers("bea"))).people.items).toEqual([]);
    expect([(await ada.gets(api.user)).status, (await bea.likes(own.slug)).status]).toEqual([401, 404]);
    expect((await leaves(ada)).status).toBe(401);
    expect(await db.select().from(sessions)).toHaveLength(1);
  });

  test("leaves every count, and comes back to each", async () => {
    const { ada, counts, leaves, visitor, own, hers, mailedToken } = await friends();
    expect(await counts()).toEqual([1, 1, 1, 1, 1]);
    await leaves(ada);
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
    expect((await visitor.sees("look", paths.look(hers.slug))).look.likes).toBe(0);
    await visitor.sends("POST", api.comeBack(await mailedToken()));
    expect(await counts()).toEqual([1, 1, 1, 1, 1]);
    expect((await visitor.sees("look", paths.look(own.slug))).look.likes).toBe(1);
    const photo = paths.photo(own.photo.id, own.photo.version, 40, "webp");
    expect((await visitor.gets(photo)).status).toBe(200);
  });

  slowTest("counts truly where the other leaves too, and where a request is accepted meanwhile", async () => {
    const { ada, bea, joins, counts, leaves, logsIn } = await friends();
    const cleo = await joins("Cleo", undefined, { isPrivate: true });
    await ada.follows("cleo");
    await leaves(ada);
    await cleo.setsPrivacy(false);
    await leaves(bea);
    expect((await logsIn("ada", { come_back: "yes" })).status).toBe(200);
    expect((await logsIn("bea", { come_back: "yes" })).status).toBe(200);
    expect(await counts()).toEqual([1, 1, 1, 1, 1]);
  });

  slowTest("is counted no second time where a comment is deleted meanwhile", async () => {
    const { ada, bea, hers, counts, leaves, logsIn } = await friends();
    const { id } = (await ada.comments(hers.slug, "And the boots")).data.comment;
    await leaves(ada);
    expect((await bea.sends("DELETE", api.comment(id))).status).toBe(200);
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
    await logsIn("ada", { come_back: "yes" });
    expect(await counts()).toEqual([1, 1, 1, 1, 1]);
  });

  test("comes back to replies whose comment was deleted meanwhile", async () => {
    const { ada, bea, hers, leaves, logsIn, visitor } = await friends();
    const { id } = (await bea.comments(hers.slug, "Is it warm?")).data.comment;
    await ada.comments(hers.slug, "Very.", id);
    await leaves(ada);
    expect((await bea.sends("DELETE", api.comment(id))).status).toBe(200);
    const threads = async () => (await visitor.sees("look", paths.look(hers.slug))).comments.threads.items;
    expect(await threads()).toEqual([]);
    await logsIn("ada", { come_back: "yes" });
    expect((await threads()).map(({ comment, replyCount }) => [comment.kind, replyCount])).toEqual([
      ["live", 0],
      ["deleted", 1],
    ]);
  });

  test("takes their comments on entries out of the count, and comes back to them", async () => {
    const { ada, bea, leaves, logsIn, visitor, ...site } = await friends();
    const moths = { kind: "entry", slug: "moths" } as const;
    await hasEntry(site, { slug: moths.slug });
    const { id } = (await bea.comments(moths, "And lavender?")).data.comment;
    await ada.comments(moths, "No.", id);
    const count = async () => (await visitor.sees("entryComments", paths.comments(moths))).comments.count;
    await leaves(ada);
    expect(await count()).toBe(1);
    await logsIn("ada", { come_back: "yes" });
    expect(await count()).toBe(2);
  });

  slowTest("does not hold up those who like and follow at the same moment", async () => {
    const { ada, joins, leaves, logLines } = await leavingSite();
    const { slug } = await ada.posts("Camel coat");
    const people = await Promise.all(Array.from({ length: 8 }, (_, count) => joins(`Fan${count}`)));
    const leavers = await Promise.all(["Lea", "Lou"].map((name) => joins(name)));
    for (const leaver of leavers) for (const { slug } of [ada, ...people]) await leaver.follows(slug);
    const presses = people.flatMap((fan) => [fan.likes(slug), fan.comments(slug, "Lovely"), fan.unlikes(slug)]);
    const answers = await Promise.all([...leavers.map((leaver) => leaves(leaver)), ...presses]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(logLines).toEqual([]);
  });

  test.each([
    { of: "a member", choice: "erase", more: {}, deletes: "everything" },
    {
      of: "a member",
      choice: "anonymise",
      more: {},
      deletes:
        "your photos, looks and wardrobe, and show your reviews, replies and comments as written by “A former member”",
    },
    { of: "a private member", choice: "anonymise", more: { isPrivate: true }, deletes: "everything" },
  ] as const)("the email to $of who chose to $choice says what goes, and of no subscription", async (row) => {
    const { joins, leaves, drain, emails } = await leavingSite();
    await leaves(await joins("Bea", undefined, row.more), row.choice);
    await drain();
    expect(emails.at(-1)?.text).toMatch(
      /^Hi Bea, you’ve asked to leave Hemline\. Nobody can see your account now, and on/,
    );
    expect(emails.at(-1)?.text).toContain(` we’ll delete ${row.deletes}.\n\nChanged your mind?`);
  });

  slowTest("twice at the same moment leaves once", async () => {
    const { ada, leaves, drain, emails } = await friends();
    const both = await Promise.all([leaves(ada), leaves(ada)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    await drain();
    expect(emails).toHaveLength(1);
  });

  slowTest("cannot be counted by what was under way", async () => {
    const { ada, bea, hers, leaves, unlikeAndLike } = await friends().then((site) => ({
      ...site,
      unlikeAndLike: () => Promise.all([site.ada.likes(site.own.slug), site.ada.unlikes(site.hers.slug)]),
    }));
    const writes = Array.from({ length: 6 }, () => [bea.unfollows("ada"), unlikeAndLike(), bea.follows("ada")]).flat();
    await Promise.all([leaves(ada), ...writes, ada.likes(hers.slug)]);
  });
});

describe("leaving is refused", () => {
  test("with a wrong password, and without a choice", async () => {
    const { ada, leaves } = await leavingSite();
    expect((await leaves(ada, "erase", "not my password")).data).toEqual({
      current_password: ["That isn’t your current password. Check it and try again."],
    });
    expect((await ada.sends("POST", api.leaving, { current_password: "x", choice: "sell" })).data).toEqual({
      choice: ["Choose what happens to your comments, reviews and replies."],
    });
  });

  test("to the last admin, and to one of the last two at once", async () => {
    const { joins, leaves, visitor } = await leavingSite();
    const root = await joins("Root", undefined, { role: "admin" });
    expect((await root.sees("settingsData", paths.settingsData)).isLastAdmin).toBe(true);
    expect(await leaves(root)).toMatchObject({
      status: 409,
      message: "You’re the last admin. Make another member an admin before you delete your account.",
    });
    const rolf = await joins("Rolf", undefined, { role: "admin", standing: "suspended" });
    expect((await leaves(root)).status).toBe(409);
    expect((await leaves(rolf)).status).toBe(200);
    const other = await joins("Rhea", undefined, { role: "admin" });
    const both = await Promise.all([leaves(root), leaves(other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await visitor.opens(paths.member("ada"))).httpStatus).toBe(200);
  });

  test("while billing does not answer; a subscription is cancelled first", async () => {
    const { ada, billing, leaves, drain, emails } = await leavingSite();
    billing.answersWith(() => new Response("no", { status: 503 }));
    expect((await leaves(ada)).status).toBe(503);
    expect((await ada.gets(api.user)).status).toBe(200);
    billing.answersWith(() =>
      billing.requests.at(-1)?.startsWith("POST")
        ? new Response("no", { status: 500 })
        : Response.json(subscriber("2099-01-01T00:00:00Z")),
    );
    expect(await leaves(ada)).toMatchObject({
      status: 503,
      message: "We couldn’t cancel your subscription, so nothing has changed. Try again in a minute.",
    });
    expect((await ada.gets(api.user)).status).toBe(200);
    billing.answersWith(() => Response.json(subscriber("2099-01-01T00:00:00Z")));
    expect((await leaves(ada)).status).toBe(200);
    expect(billing.requests.at(-1)).toMatch(/^POST .*\/subscriptions\/atelier_monthly\/cancel$/);
    await drain();
    expect(emails.at(-1)?.text).toContain("we’ll delete everything. Your subscription is cancelled.");
  });
});

describe("coming back", () => {
  test("by the mailed link: reading the page uses nothing up, the form does, once", async () => {
    const { ada, leaves, visitor, mailedToken, emails, logsIn } = await leavingSite();
    await leaves(ada);
    const token = await mailedToken();
    expect(emails.at(-1)).toMatchObject({
      to: "ada@hemline.example",
      subject: expect.stringMatching(/^Your account will be deleted on \d+ \w+ \d{4}$/),
    });
    const page = `${paths.comeBack}?token=${token}`;
    expect(await visitor.sees("comeBack", page)).toMatchObject({ step: "confirm", form: null });
    expect(await visitor.sees("comeBack", page)).toMatchObject({ step: "confirm" });
    expect((await visitor.gets(page)).headers.get("cache-control")).toBe("private, no-store");
    const answers = await Promise.all([1, 2].map(() => visitor.sends("POST", api.comeBack(token))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await visitor.sees("comeBack", page)).toEqual({ step: "expired" });
    expect((await visitor.opens(paths.member("ada"))).httpStatus).toBe(200);
    expect((await logsIn("ada")).status).toBe(200);
    expect((await visitor.sends("POST", api.comeBack("x"))).status).toBe(410);
  });

  test("by logging in, which says that the account is leaving", async () => {
    const { ada, leaves, logsIn, visitor, mailedToken } = await leavingSite();
    await leaves(ada);
    const token = await mailedToken();
    const asked = await logsIn("ada");
    expect([asked.status, asked.data]).toEqual([
      422,
      { come_back: [expect.stringMatching(/^We’ll delete this account on \d+ \w+ \d{4}, as you asked\./)] },
    ]);
    expect((await logsIn("ada", { password: "not my password", come_back: "yes" })).status).toBe(422);
    expect((await logsIn("ada", { come_back: "yes" })).status).toBe(200);
    expect((await visitor.opens(paths.member("ada"))).httpStatus).toBe(200);
    expect((await visitor.sends("POST", api.comeBack(token))).status).toBe(410);
  });

  test("is asked after a new password too: the link logs nobody in", async () => {
    const { ada, leaves, logsIn, visitor, mailedToken, drain } = await leavingSite();
    await leaves(ada);
    await drain();
    await visitor.sends("POST", api.passwordReset, { email: "ada@hemline.example" });
    const draft = { new_password: "a quieter rainy sentence" };
    const chosen = await visitor.sends("POST", api.newPassword(await mailedToken()), draft);
    expect([chosen.status, chosen.data, chosen.headers.getSetCookie()]).toEqual([200, { is_leaving: true }, []]);
    const { new_password: password } = draft;
    expect((await logsIn("ada", { password })).data).toEqual({ come_back: [expect.any(String)] });
    expect((await logsIn("ada", { password, come_back: "yes" })).status).toBe(200);
  });

  test("restores a suspension, and is over after fourteen days", async () => {
    const { joins, leaves, logsIn, db, passDays, mailedToken, visitor } = await leavingSite();
    const bea = await joins("Bea", undefined, { standing: "suspended" });
    await leaves(bea);
    await logsIn("bea", { come_back: "yes" });
    const standing = async () => (await db.select().from(members).where(eq(members.slug, "bea")))[0]?.standing;
    expect(await standing()).toBe("suspended");
    const again = await joins("Cleo");
    await leaves(again);
    const token = await mailedToken();
    passDays(14);
    expect((await visitor.sends("POST", api.comeBack(token))).status).toBe(410);
    expect(await visitor.sees("comeBack", `${paths.comeBack}?token=${token}`)).toEqual({ step: "expired" });
    for (const come_back of [undefined, "yes"])
      expect(await logsIn("cleo", { come_back })).toMatchObject({
        status: 422,
        data: { password: ["We’re deleting this account, as you asked. It can’t be kept any more."] },
      });
  });

  test("before the email about leaving is sent makes it unnecessary", async () => {
    const { ada, leaves, logsIn, drain, emails } = await leavingSite();
    await drain();
    const before = emails.length;
    await leaves(ada);
    expect((await logsIn("ada", { come_back: "yes" })).status).toBe(200);
    await drain();
    expect(emails.slice(before).map(({ subject }) => subject)).toEqual([]);
  });
});
