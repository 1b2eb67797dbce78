import { expect, test } from "vitest";
import { notificationSentence } from "../../shared/notifications/notification-text.ts";
import { api, paths } from "../../shared/paths.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

const sentencesOf = async (person: Person) =>
  (await person.sees("notifications", paths.notifications)).notifications.items.map(notificationSentence);

test("a comment notifies the look's author, whom it replies to and whom it names, each once", async () => {
  const { ada, joins } = await testSite();
  const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
  const { slug } = await ada.posts("Rain on Sunday");
  const { id } = (await bea.comments(slug, "@ada @cleo what a coat")).data.comment;
  expect(await sentencesOf(ada)).toEqual([
    "Bea mentioned you in a comment on “Rain on Sunday”: “@ada @cleo what a coat”",
  ]);
  expect(await sentencesOf(cleo)).toEqual([
    "Bea mentioned you in a comment on “Rain on Sunday”: “@ada @cleo what a coat”",
  ]);
  await cleo.comments(slug, "Wool?", id);
  expect(await sentencesOf(bea)).toEqual(["Cleo replied to your comment on “Rain on Sunday”: “Wool?”"]);
  expect((await sentencesOf(ada))[0]).toBe("Cleo commented on “Rain on Sunday”: “Wool?”");

  await bea.sends("PUT", api.comment(id), { text: "@ada what a coat" });
  expect(await sentencesOf(cleo)).toEqual([]);
  await ada.sends("DELETE", api.comment(id));
  expect(await sentencesOf(ada)).toEqual(["Cleo commented on “Rain on Sunday”: “Wool?”"]);
});
