import { expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";

const acts = [
  ["PUT", api.follow],
  ["DELETE", api.follow],
  ["PUT", api.follower],
  ["DELETE", api.follower],
  ["PUT", api.block],
  ["DELETE", api.block],
  ["PUT", api.mute],
  ["DELETE", api.mute],
  ["PUT", api.dismissal],
  ["DELETE", api.dismissal],
] as const;

test("to whom she has blocked, a member answers like one who was never there", async () => {
  const { ada, joins } = await testSite();
  const bea = await joins("Bea");
  await bea.follows("ada");
  await ada.blocks("bea");
  for (const [method, address] of acts) {
    const answerFrom = async (slug: string) => {
      const { status, message, data } = await bea.sends(method, address(slug));
      return { status, message, data };
    };
    const fromNobody = await answerFrom("nobody");
    expect(fromNobody.status).toBe(404);
    expect(await answerFrom("ada"), `${method} ${address("ada")}`).toEqual(fromNobody);
  }
});

test("she goes on to mute and unblock whom she has blocked, and admins act on everybody", async () => {
  const { ada, joins } = await testSite();
  await joins("Bea");
  const root = await joins("Root", undefined, { role: "admin" });
  for (const slug of ["bea", "root"]) expect((await ada.blocks(slug)).status).toBe(200);
  expect((await ada.mutes("bea")).status).toBe(200);
  expect((await ada.blocks("bea")).status).toBe(200);
  expect((await ada.sends("DELETE", api.block("bea"))).status).toBe(200);
  expect((await root.mutes("ada")).status).toBe(200);
});
