import { expect, test } from "vitest";
import type { CommentTarget } from "../../shared/comments/comment-target.ts";
import { notificationPath } from "../../shared/notifications/notification-path.ts";
import { notificationSentence } from "../../shared/notifications/notification-text.ts";
import { api, paths } from "../../shared/paths.ts";
import { hasEntry } from "../notebook/testing/has-entry.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

const sentencesOf = async (person: Person) =>
  (await person.sees("notifications", paths.notifications)).notifications.items.map(notificationSentence);

test.each(["look", "entry"] as const)(
  "a comment notifies the author of the %s, whom it replies to and whom it names, each once",
  async (kind) => {
    const site = await testSite();
    const { ada, joins } = site;
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const title = "Rain on Sunday";
    const on: CommentTarget = { kind, slug: "rain-on-sunday" };
    if (kind === "look") await ada.posts(title);
    else await hasEntry(site, { slug: on.slug, title, by: "ada" });
    const { id } = (await bea.comments(on, "@ada @cleo what a coat")).data.comment;
    expect(await sentencesOf(ada)).toEqual([
      "Bea mentioned you in a comment on “Rain on Sunday”: “@ada @cleo what a coat”",
    ]);
    const [item] = (await ada.sees("notifications", paths.notifications)).notifications.items;
    expect(item && notificationPath(item, "ada")).toBe(paths.comment(on, id));
    expect(await sentencesOf(cleo)).toEqual([
      "Bea mentioned you in a comment on “Rain on Sunday”: “@ada @cleo what a coat”",
    ]);
    await cleo.comments(on, "Wool?", id);
    expect(await sentencesOf(bea)).toEqual(["Cleo replied to your comment on “Rain on Sunday”: “Wool?”"]);
    expect((await sentencesOf(ada))[0]).toBe("Cleo commented on “Rain on Sunday”: “Wool?”");

    await bea.sends("PUT", api.comment(id), { text: "@ada what a coat" });
    expect(await sentencesOf(cleo)).toEqual([]);
    await ada.sends("DELETE", api.comment(id));
    expect(await sentencesOf(ada)).toEqual(["Cleo commented on “Rain on Sunday”: “Wool?”"]);
  },
);
