import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { Browser } from "../testing/browser.ts";
import { Person } from "../testing/person.ts";
import { password, testSite } from "../testing/test-site.ts";

const una = { first_name: "Una", email: "una@example.org", password };
const refusal = `Confirm your email address first. Open the link that we emailed to ${una.email}.`;
const hourMs = 60 * 60_000;

/** Registers Una, a new member. */
async function siteWithNewcomer(draft = una) {
  let now = Date.now();
  const site = await testSite({ clock: () => new Date(now) });
  const { message } = await site.visitor.sends<unknown, { token: string }>("POST", api.register, draft);
  const newcomer = new Person("una", (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set("Authorization", `Bearer ${message.token}`);
    return site.reach(path, { ...init, headers });
  });
  /** The token in the newest email. */
  const newestToken = async () => {
    await site.drain();
    return /token=([\w-]{43})/.exec(site.emails.at(-1)?.text ?? "")?.[1] ?? "";
  };
  const confirm = (token: string) => site.visitor.sends("POST", api.confirmEmail(token));
  const sendsAgain = () => newcomer.sends("POST", api.emailVerification);
  const isVerified = async () => (await newcomer.opens("/about")).viewer?.isVerified;
  const advance = (ms: number) => {
    now += ms;
  };
  return { ...site, newcomer, newestToken, confirm, sendsAgain, isVerified, advance };
}

describe("a newcomer's email address", () => {
  test("is verified by the mailed link, which opening the page does not use up, once and without a session", async () => {
    const { newestToken, confirm, isVerified, emails, visitor } = await siteWithNewcomer();
    expect(await isVerified()).toBe(false);
    const token = await newestToken();
    expect(emails).toMatchObject([{ to: una.email, subject: "Confirm your email address" }]);
    expect(emails[0]?.text).toMatch(/^Hi Una, confirm that una@example\.org is yours/);
    const page = `${paths.verifyEmail}?token=${token}`;
    for (let visits = 0; visits < 2; visits += 1)
      expect(await visitor.sees("verifyEmail", page)).toEqual({
        ...{ step: "confirm", email: una.email, isNew: false, form: null },
      });
    expect((await visitor.gets(page)).headers.get("cache-control")).toBe("private, no-store");
    expect(await isVerified()).toBe(false);
    expect(await confirm(token)).toMatchObject({ status: 200, message: "Email address confirmed" });
    expect(await isVerified()).toBe(true);
    expect((await confirm(token)).status).toBe(410);
    expect(await visitor.sees("verifyEmail", page)).toEqual({ step: "expired" });
  });

  test("is verified once by many presses at the same moment", async () => {
    const { newestToken, confirm, isVerified } = await siteWithNewcomer();
    const token = await newestToken();
    // More than the limit of one address would be 429.
    const statuses = (await Promise.all(Array.from({ length: 25 }, () => confirm(token)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 410]));
    expect(await isVerified()).toBe(true);
  });

  test("has 24 hours", async () => {
    const { newestToken, confirm, isVerified, advance } = await siteWithNewcomer();
    const token = await newestToken();
    advance(24 * hourMs);
    expect((await confirm(token)).status).toBe(410);
    expect(await isVerified()).toBe(false);
  });

  test("is verified by a new link too, after which older ones no longer work", async () => {
    const { newestToken, confirm, sendsAgain, isVerified } = await siteWithNewcomer();
    const first = await newestToken();
    expect((await sendsAgain()).message).toBe("Check your inbox for a link");
    const second = await newestToken();
    expect(second).not.toBe(first);
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([410, 200]);
    expect(await isVerified()).toBe(true);
  });

  test("gets three more links within an hour, and none once it is verified", async () => {
    const { newestToken, confirm, sendsAgain, emails, drain, visitor, advance } = await siteWithNewcomer();
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await sendsAgain()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await confirm(await newestToken());
    const sent = emails.length;
    advance(hourMs);
    expect((await sendsAgain()).status).toBe(200);
    await drain();
    expect(emails).toHaveLength(sent);
    expect((await visitor.sends("POST", api.emailVerification)).status).toBe(401);
  });

  test("is verified by no link of another purpose, and a link verifies only its own member", async () => {
    const { newestToken, confirm, visitor, ada, isVerified } = await siteWithNewcomer();
    const verify = await newestToken();
    expect((await visitor.sends("POST", api.newPassword(verify), { new_password: "three old coats" })).status).toBe(
      410,
    );
    // Another member is logged in when the link is opened.
    expect((await ada.sends("POST", api.confirmEmail(verify))).status).toBe(200);
    expect(await isVerified()).toBe(true);
    expect((await confirm("x".repeat(43))).status).toBe(410);
    expect((await confirm("..%2F..")).status).toBe(410);
  });

  test("is verified by a new address that is confirmed; links to the old one end", async () => {
    const { newcomer, newestToken, confirm, isVerified } = await siteWithNewcomer();
    const toOld = await newestToken();
    await newcomer.sends("PUT", api.email, { email: "una.new@example.org", current_password: password });
    const toNew = await newestToken();
    expect(await confirm(toNew)).toMatchObject({ status: 200, message: "Email address changed" });
    expect(await isVerified()).toBe(true);
    expect((await confirm(toOld)).status).toBe(410);
  });

  test("is verified by a password that was reset with a mailed link", async () => {
    const { visitor, newestToken, reach, drain } = await siteWithNewcomer();
    await drain();
    await visitor.sends("POST", api.passwordReset, { email: una.email });
    const browser = new Browser(reach);
    await browser.sends("POST", api.newPassword(await newestToken()), { new_password: "three old coats" });
    expect((await browser.opens("/about")).viewer).toMatchObject({ slug: "una", isVerified: true });
  });

  test("is not greeted by a name that looks like an advertisement", async () => {
    const { emails, drain } = await siteWithNewcomer({ ...una, first_name: "Buy at spam.example" });
    await drain();
    expect(emails[0]?.text).toMatch(/^Hi, confirm/);
  });

  test("is not greeted by such a name in any later email either", async () => {
    const first_name = "Buy at spam.example";
    const { newcomer, visitor, newestToken, confirm, emails, drain } = await siteWithNewcomer({ ...una, first_name });
    await confirm(await newestToken());
    await newcomer.sends("PUT", api.email, { email: "una.new@example.org", current_password: password });
    await confirm(await newestToken());
    await visitor.sends("POST", api.passwordReset, { email: "una.new@example.org" });
    await newcomer.sends("POST", api.exports, { current_password: password });
    await drain();
    await newcomer.sends("PUT", api.password, { current_password: password, new_password: "three old coats" });
    await newcomer.sends("POST", api.leaving, { current_password: "three old coats", choice: "erase" });
    await drain();
    expect(emails.map(({ subject }) => subject)).toHaveLength(7);
    for (const { subject, text } of emails) expect([subject, text]).toEqual([subject, expect.stringMatching(/^Hi, /)]);
  });
});

describe("before the address is verified", () => {
  test("a member cannot post, comment, follow or report, and is told what to do", async () => {
    const { newcomer, ada } = await siteWithNewcomer();
    const { slug } = await ada.posts("Rain at eleven");
    const photo = await newcomer.hasPhoto();
    const answers = {
      "post a look": await newcomer.sends("POST", api.looks, { title: "New", photos: [{ id: photo.id }] }),
      comment: await newcomer.comments(slug, "What size is it?"),
      follow: await newcomer.follows("ada"),
      report: await newcomer.sends("POST", api.reports, { kind: "look", slug, reason: "spam" }),
    };
    for (const [what, { status, message }] of Object.entries(answers))
      expect([status, message], what).toEqual([403, refusal]);
  });

  test("a member logs in, reads, likes, saves, and keeps the own profile and settings", async () => {
    const { newcomer, ada, reach } = await siteWithNewcomer();
    const { slug } = await ada.posts("Rain at eleven");
    expect((await new Browser(reach).sends("POST", api.login, { email: una.email, password })).status).toBe(200);
    for (const path of [paths.home, paths.look(slug), paths.saved, paths.settingsAccount, paths.postLook])
      expect((await newcomer.gets(path)).status, path).toBe(200);
    const photo = await newcomer.hasPhoto();
    const calls = {
      like: await newcomer.likes(slug),
      save: await newcomer.sends("PUT", api.lookSave(slug)),
      "the profile": await newcomer.sends("PUT", api.profile, { first_name: "Una", avatar: photo.id }),
      privacy: await newcomer.setsPrivacy(true),
      block: await newcomer.blocks("ada"),
      unfollow: await newcomer.unfollows("ada"),
      "log out": await newcomer.sends("POST", api.logout),
    };
    for (const [what, { status }] of Object.entries(calls)) expect(status, what).toBe(200);
  });

  test("afterwards everything works from the next request on", async () => {
    const { newcomer, newestToken, confirm, ada } = await siteWithNewcomer();
    const { slug } = await ada.posts("Rain at eleven");
    await confirm(await newestToken());
    expect((await newcomer.posts("My first")).slug).toBe("my-first");
    expect((await newcomer.comments(slug, "What size is it?")).status).toBe(200);
    expect((await newcomer.follows("ada")).status).toBe(200);
  });

  test("the page without a link offers another one, without script too", async () => {
    const { newcomer, newestToken, confirm, visitor } = await siteWithNewcomer();
    const ask = { step: "ask", email: una.email, form: null };
    expect(await newcomer.sees("verifyEmail", paths.verifyEmail)).toEqual(ask);
    expect(await visitor.sees("verifyEmail", paths.verifyEmail)).toEqual({ step: "expired" });
    expect(await newcomer.sees("verifyEmail", `${paths.verifyEmail}?sent=1`)).toEqual({ ...ask, step: "sent" });
    await confirm(await newestToken());
    expect(await newcomer.sees("verifyEmail", paths.verifyEmail)).toEqual({ step: "expired" });
  });
});
