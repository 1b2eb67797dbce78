import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";

test("notifications can be shown by kind, and those that are unread", async () => {
  const { ada, joins } = await testSite();
  const bea = await joins("Bea");
  const { slug } = await ada.posts("Rain on Sunday");
  await bea.follows("ada");
  await ada.sends("PUT", api.notificationsRead);
  await bea.likes(slug);
  await bea.comments(slug, "Lovely wool");
  const page = (query: string) => ada.sees("notifications", paths.notifications + query);
  const kinds = async (query: string) => (await page(query)).notifications.items.map(({ kind }) => kind);
  expect(await kinds("")).toEqual(["comment", "like", "follow"]);
  expect(await kinds("?show=unread")).toEqual(["comment", "like"]);
  expect(await kinds("?show=follows")).toEqual(["follow"]);
  expect(await kinds("?show=comments")).toEqual(["comment"]);
  expect(await kinds("?show=likes")).toEqual(["like"]);
  expect((await page("?show=likes")).show).toBe("likes");
  expect((await ada.opens(`${paths.notifications}?show=cats`)).httpStatus).toBe(400);
});

test("each filter pages through its own notifications", async () => {
  const { ada, joins } = await testSite();
  const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
  await bea.follows("ada");
  const { slug } = await ada.posts("Rain on Sunday");
  for (let at = 0; at < 21; at++) await (at % 2 ? bea : cleo).comments(slug, `@ada, comment ${at}`);
  const first = (await ada.sees("notifications", `${paths.notifications}?show=comments`)).notifications;
  const second = await ada.sees("notifications", `${paths.notifications}?show=comments&after=${first.next}`);
  expect([first.items.length, second.notifications.items.length, second.notifications.next]).toEqual([20, 1, null]);
  expect((await ada.opens(`${paths.notifications}?show=unread&after=${first.next}`)).httpStatus).toBe(400);
});
