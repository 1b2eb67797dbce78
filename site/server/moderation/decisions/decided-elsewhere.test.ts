import { describe, expect, test } from "vitest";
import { notificationSentence } from "../../../shared/notifications/notification-text.ts";
import { api, paths } from "../../../shared/paths.ts";
import { hasStarted, reads, replies } from "../../discussions/testing/talk.ts";
import { hasReview } from "../../reviews/testing/has-review.ts";
import { hasCatalogue } from "../../testing/has-catalogue.ts";
import { moderatedSite } from "../testing/moderated-site.ts";

/** Bea has posted a reply, a comment and a review. */
async function siteWithPosts() {
  const site = await moderatedSite();
  const { ada, bea, cleo, root } = site;
  const slug = await hasStarted(ada, "White shirts");
  const message = (await replies(bea, slug, "Buy my watches")).data;
  await ada.posts("Rain");
  const { comment } = (await bea.comments("rain", "Buy my watches")).data;
  await hasCatalogue(site);
  const review = await hasReview(site, { by: "bea", of: { kind: "product", slug: "norr-coat" } });
  const toldTo = async (name: string) =>
    site.emails.filter(({ to }) => to.startsWith(name)).map(({ subject }) => subject);
  const shows = (address: string) => root.sends("POST", address, { decision: "show" });
  const noticesOfCleo = async () =>
    (await cleo.sees("notifications", paths.notifications)).notifications.items.map(notificationSentence);
  const decisions = async () => (await bea.sees("settingsDecisions", paths.settingsDecisions)).decisions;
  return { ...site, slug, message, comment, review, toldTo, shows, noticesOfCleo, decisions };
}

describe("what was hidden and is shown elsewhere", () => {
  test("was never hidden, where nobody has been told yet", async () => {
    const { message, review, shows, ...site } = await siteWithPosts();
    for (const [kind, id, address] of [
      ["message", message.id, api.messageApproval(message.id)],
      ["review", review.id, api.reviewApproval(review.id)],
    ] as const) {
      await site.decides(await site.reported({ kind, id }), { decision: "hidden" });
      site.passMinutes(3);
      expect((await shows(address)).status).toBe(200);
    }
    expect(await site.decisions()).toEqual([]);
    site.passMinutes(11);
    await site.tells();
    expect(await site.toldTo("bea")).toEqual([]);
    const toCleo = site.emails.filter(({ to }) => to.startsWith("cleo"));
    expect(toCleo.map(({ text }) => text.includes("follows our rules"))).toEqual([true, true]);
  });

  test("is hidden by no decision any more, and its author is told so", async () => {
    const { message, shows, ...site } = await siteWithPosts();
    await site.decides(await site.reported({ kind: "message", id: message.id }), { decision: "hidden" });
    await site.tells();
    expect((await shows(api.messageApproval(message.id))).status).toBe(200);
    expect(await site.decisions()).toMatchObject([{ kind: "hidden", isLifted: true }]);
    await site.drain();
    expect((await site.toldTo("bea")).at(-1)).toBe("We’ve lifted our decision");
  });

  test("leaves what the decision means for its author", async () => {
    const { message, shows, ...site } = await siteWithPosts();
    const one = await site.reported({ kind: "message", id: message.id });
    await site.decides(one, { decision: "warning", hides: true });
    await shows(api.messageApproval(message.id));
    await site.tells();
    expect(await site.decisions()).toMatchObject([{ kind: "warning", isLifted: false }]);
    expect(JSON.stringify(await site.noticesOfCleo())).not.toContain("removed it");
  });

  test("follows the rules, where it waited for an admin", async () => {
    const { bea, root, slug, shows, ...site } = await siteWithPosts();
    const { id } = (await replies(bea, slug, "Cheap ones at https://watches.example")).data;
    const [one] = await site.casesFor(root);
    await shows(api.messageApproval(id));
    expect(await site.casesFor(root, "?show=decided")).toMatchObject([{ decision: { kind: "dismissed" } }]);
    expect((await site.undoes(one!)).status).toBe(200);
    expect((await reads(bea, slug)).messages.items.at(-1)).toMatchObject({ hidden: { waits: true } });
  });
});

describe("what an admin hides without deciding a report", () => {
  test("is a decision on the reports of it, of which its author and its reporters hear", async () => {
    const { root, review, ...site } = await siteWithPosts();
    await site.reported({ kind: "review", id: review.id });
    const hiding = { decision: "hide", why: "It’s the same text three times." };
    expect((await root.sends("POST", api.reviewApproval(review.id), hiding)).status).toBe(200);
    expect(await site.casesFor(root)).toEqual([]);
    expect(await site.casesFor(root, "?show=decided")).toMatchObject([{ decision: { kind: "hidden" } }]);
    await site.tells();
    expect(await site.decisions()).toMatchObject([{ kind: "hidden", isLifted: false, why: hiding.why }]);
    expect(await site.toldTo("bea")).toHaveLength(1);
    expect(await site.noticesOfCleo()).toHaveLength(1);
  });

  test("is one also where nobody has reported it, so that its author can appeal", async () => {
    const { root, message, bea, ...site } = await siteWithPosts();
    const hiding = { decision: "hide", why: "An advertisement." };
    expect((await root.sends("POST", api.messageApproval(message.id), hiding)).status).toBe(200);
    // Sent again by a slow line: nothing is decided twice.
    expect((await root.sends("POST", api.messageApproval(message.id), hiding)).status).toBe(200);
    await site.tells();
    const [decision, ...more] = await site.decisions();
    expect([decision, more]).toMatchObject([{ kind: "hidden", why: hiding.why }, []]);
    expect((await bea.sends("POST", api.appeal(decision!.id), { text: "They’re my grandfather’s." })).status).toBe(200);
    expect(await site.casesFor(root, "?show=appeals")).toHaveLength(1);
  });
});

test("reports are decided where an admin deletes what was reported, and its reporters hear that it is gone", async () => {
  const { root, ada, message, comment, review, ...site } = await siteWithPosts();
  const other = await hasStarted(ada, "Wool");
  const second = (await replies(site.bea, other, "Wool and watches")).data;
  for (const [kind, id, address] of [
    ["message", message.id, api.message(message.id)],
    ["comment", comment.id, api.comment(comment.id)],
    ["review", review.id, api.review(review.id)],
    ["message", second.id, api.discussion(other)],
  ] as const) {
    await site.reported({ kind, id });
    expect((await root.sends("DELETE", address)).status, address).toBe(200);
    expect(await site.casesFor(root), address).toEqual([]);
  }
  await site.tells();
  const notices = await site.noticesOfCleo();
  expect(notices).toHaveLength(4);
  for (const notice of notices) expect(notice).toContain("removed it");
});
