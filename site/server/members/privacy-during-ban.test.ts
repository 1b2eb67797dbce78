import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { fileOf } from "../photos/testing/photo-bytes.ts";
import { changeStanding } from "../testing/cast/authors.ts";
import { testSite } from "../testing/test-site.ts";

/** Boris, private, with a cover, a look and an unused photo, whom Cleo has asked. */
async function bannedAndPrivate() {
  const site = await testSite();
  const boris = await site.joins("Boris");
  const cleo = await site.joins("Cleo");
  const [cover, unused] = [await boris.hasPhoto("#112233"), await boris.hasPhoto("#445566")];
  await boris.sends("PUT", api.profile, { first_name: "Boris", cover: cover.id });
  const { photo } = await boris.posts("From before");
  await boris.setsPrivacy(true);
  await cleo.follows("boris");
  await changeStanding(site, boris, "banned");
  const statusFor = async (photo: PhotoCard) => (await site.visitor.gets(fileOf(photo, "jpg"))).status;
  const seenByVisitor = () => Promise.all([photo, cover].map(statusFor));
  return { ...site, boris, cleo, unused, statusFor, seenByVisitor };
}

test("an account that becomes public during a ban opens when the ban ends, with all who asked as followers", async () => {
  const site = await bannedAndPrivate();
  const { boris, cleo, seenByVisitor } = site;
  const following = async () => (await cleo.sees("member", paths.member("cleo"))).member.counts?.following;
  expect((await boris.setsPrivacy(false)).status).toBe(200);
  expect(await seenByVisitor()).toEqual([404, 404]);
  expect(await following()).toBe(0);
  expect((await boris.sees("member", paths.member("boris"))).member.counts).toMatchObject({ followers: 1 });
  await changeStanding(site, boris, "active");
  expect(await seenByVisitor()).toEqual([200, 200]);
  expect(await following()).toBe(1);
});

test("an account that becomes private during a ban stays closed when the ban ends", async () => {
  const site = await bannedAndPrivate();
  const { boris, seenByVisitor } = site;
  for (const isPrivate of [false, true]) expect((await boris.setsPrivacy(isPrivate)).status).toBe(200);
  await changeStanding(site, boris, "active");
  expect(await seenByVisitor()).toEqual([404, 404]);
  expect((await boris.setsPrivacy(false)).status).toBe(200);
  expect(await seenByVisitor()).toEqual([200, 200]);
});

test("a cover and a face that are chosen during a ban open when it ends", async () => {
  for (const field of ["cover", "avatar"]) {
    const site = await bannedAndPrivate();
    const { boris, unused, statusFor } = site;
    await boris.setsPrivacy(false);
    expect((await boris.sends("PUT", api.profile, { first_name: "Boris", [field]: unused.id })).status).toBe(200);
    expect(await statusFor(unused), field).toBe(404);
    await changeStanding(site, boris, "active");
    expect(await statusFor(unused), field).toBe(200);
  }
});
