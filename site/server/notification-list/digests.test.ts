import type { Email } from "@hemline/mail";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { api, paths } from "../../shared/paths.ts";
import { enqueueDigests, sendDigest } from "./digests.ts";
import { day, hour, siteWithDigests } from "./testing/site-with-digests.ts";

describe("a digest", () => {
  test("carries what is unread, as text and HTML, with its way out; and nothing twice", async () => {
    const { ada, joins, passes } = await siteWithDigests();
    const bea = await joins("Bea", "<b>Ö’Brien</b>");
    const { slug } = await ada.posts("Rain & wind");
    await bea.likes(slug);
    await bea.follows(ada.slug);
    expect(await passes(3 * day)).toEqual([]);
    const [email, ...others] = await passes(4 * day);
    expect(others).toEqual([]);
    expect(email).toMatchObject({ to: "ada@hemline.example", subject: "2 new notifications on Hemline" });
    expect(email?.id).toBeTruthy();
    expect(email?.text).toContain(`• Bea <b>Ö’Brien</b> liked “Rain & wind”\n  http://site.example/looks/${slug}\n`);
    expect(email?.text).toContain("You get this weekly because you have a Hemline account.");
    expect(email?.html).toContain("Bea &lt;b&gt;Ö’Brien&lt;/b&gt; liked “Rain &amp; wind”");
    expect(email?.html).not.toContain("<b>Ö");
    expect(email?.unsubscribeUrl).toMatch(/^http:\/\/site\.example\/unsubscribe\?token=/);
    expect(await passes(7 * day)).toEqual([]);
    const later = await ada.posts("Sun");
    await bea.likes(later.slug);
    expect((await passes(7 * day)).map(({ subject }) => subject)).toEqual(["1 new notification on Hemline"]);
  });

  test("leaves out what was read, taken back, blocked, muted or deleted until it is sent", async () => {
    const { ada, joins, passes, emails, drain, enqueuesAfter } = await siteWithDigests();
    const people = [await joins("Bea"), await joins("Cleo"), await joins("Dora"), await joins("Eve")] as const;
    const [bea, cleo, dora, eve] = people;
    const [kept, gone] = [await ada.posts("Rain"), await ada.posts("Sun")];
    for (const person of people) await person.likes(kept.slug);
    await eve.likes(gone.slug);
    await eve.follows(ada.slug);
    await ada.sends("PUT", api.notificationLevels, { levels: [{ kind: "follow", in_app: true, by_email: false }] });
    await ada.sends("PUT", api.notificationLevels, { digest: "daily" });
    await enqueuesAfter(day);
    await bea.unlikes(kept.slug);
    await ada.blocks(cleo.slug);
    await ada.mutes(dora.slug);
    await ada.sends("DELETE", api.look(gone.slug));
    await drain();
    expect(emails.splice(0).map(({ text }) => text.match(/• .*/g))).toEqual([["• Eve liked “Rain”"]]);
    await bea.likes(kept.slug);
    await ada.sends("PUT", api.notificationsRead);
    expect(await passes(2 * day)).toEqual([]);
  });

  test("comes daily or never, as its member wants", async () => {
    const { ada, joins, passes } = await siteWithDigests();
    const bea = await joins("Bea");
    await ada.sends("PUT", api.notificationLevels, { digest: "daily" });
    await bea.follows(ada.slug);
    expect(await passes(12 * hour)).toEqual([]);
    expect(await passes(12 * hour)).toHaveLength(1);
    await bea.likes((await ada.posts("Rain")).slug);
    await ada.sends("PUT", api.notificationLevels, { digest: "never" });
    expect(await passes(30 * day)).toEqual([]);
  });
});

describe("the sending of a digest", () => {
  /** Ada's digest is due, and its job waits. */
  async function withWaitingDigest() {
    const site = await siteWithDigests();
    const bea = await site.joins("Bea");
    await bea.follows(site.ada.slug);
    await site.enqueuesAfter(7 * day);
    const { rows } = await site.db.execute<{ id: string; data: { memberId: string; since: string } }>(
      "select id, data from jobs.job where name = 'site.digest'",
    );
    const { id, data } = defined(rows[0]);
    const sendBy = (send: (email: Email) => Promise<void>) =>
      sendDigest({ ...site.context, mail: { ...site.context.mail, send } }, data, { id });
    return { ...site, sendBy };
  }

  test("killed after the mail server accepted it is not repeated by the next process", async () => {
    const { sendBy, drain, emails, logLines } = await withWaitingDigest();
    const accepted = await new Promise<Email>((resolve) => {
      // The process that sends never comes back from here.
      void sendBy((email) => new Promise<void>(() => resolve(email)));
    });
    expect(accepted.subject).toBe("1 new notification on Hemline");
    await drain();
    expect(emails).toEqual([]);
    expect(logLines.join()).toContain("a digest is not sent again");
  });

  test("refused by the mail server is repeated", async () => {
    const { sendBy, drain, emails } = await withWaitingDigest();
    await expect(sendBy(() => Promise.reject(new Error("ECONNREFUSED")))).rejects.toThrow("ECONNREFUSED");
    await drain();
    expect(emails).toHaveLength(1);
  });

  test("is enqueued once when two processes look for whom it is due", async () => {
    const { ada, joins, passes, context } = await siteWithDigests();
    await (await joins("Bea")).follows(ada.slug);
    const later = new Date(context.clock().getTime() + 7 * day);
    const both = { ...context, clock: () => later };
    await Promise.all([enqueueDigests(both), enqueueDigests(both)]);
    expect(await passes(0)).toHaveLength(1);
  });

  test("happens once when two processes run its job", async () => {
    const { sendBy, emails } = await withWaitingDigest();
    const sent: Email[] = [];
    const send = async (email: Email) => void sent.push(email);
    await Promise.all([sendBy(send), sendBy(send), sendBy(send)]);
    expect([sent.length, emails.length]).toEqual([1, 0]);
  });
});

describe("unsubscribing", () => {
  async function withLink() {
    const site = await siteWithDigests();
    const bea = await site.joins("Bea");
    await bea.follows(site.ada.slug);
    const [email] = await site.passes(7 * day);
    const link = new URL(email?.unsubscribeUrl ?? "");
    const rhythm = async () => (await site.ada.sees("settingsNotifications", paths.settingsNotifications)).rhythm;
    return { ...site, bea, link: link.pathname + link.search, rhythm };
  }

  test("takes one POST of a mail program, without login; opening the link changes nothing", async () => {
    const { visitor, reach, link, rhythm, bea, ada, passes } = await withLink();
    expect(await visitor.sees("unsubscribe", link)).toMatchObject({ step: "confirm" });
    expect(await rhythm()).toBe("weekly");
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const once = () => reach(link, { method: "POST", headers, body: "List-Unsubscribe=One-Click" });
    expect([(await once()).status, (await once()).status, await rhythm()]).toEqual([200, 200, "never"]);
    await bea.likes((await ada.posts("Rain")).slug);
    expect(await passes(30 * day)).toEqual([]);
  });

  test("leads from the page’s form back to the page", async () => {
    const { visitor, reach, link, rhythm } = await withLink();
    const answer = await reach(`${link}&form=1`, { method: "POST" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, paths.unsubscribed]);
    expect([await visitor.sees("unsubscribe", paths.unsubscribed), await rhythm()]).toEqual([
      { step: "done" },
      "never",
    ]);
  });

  test("refuses tokens that were not sent", async () => {
    const { visitor, reach, link, rhythm } = await withLink();
    const made = ["", "00000000-0000-7000-8000-000000000000.abc", "%ff"].map((token) => `/unsubscribe?token=${token}`);
    for (const forged of [...made, link.replace(/\.[^.]*$/, `.${"A".repeat(43)}`)]) {
      expect(await visitor.sees("unsubscribe", forged), forged).toEqual({ step: "expired" });
      expect((await reach(forged, { method: "POST" })).status, forged).toBe(404);
    }
    expect(await rhythm()).toBe("weekly");
  });
});
