import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { jpeg } from "../testing/test-jpeg.ts";
import { password, testSite } from "../testing/test-site.ts";

const sentence = "Your account is suspended. You can read, but not post, comment, follow or like.";

/** Sid, with a look from before. */
async function suspended() {
  const site = await testSite();
  const sid = await site.joins("Sid");
  const look = await sid.posts("From before");
  const coat = await sid.adds("Coat");
  const outfit = await sid.combines("Rain", [coat.id]);
  const plan = (await sid.sends<{ id: string }>("POST", api.plans, { outfit, on: "2026-01-31" })).data.id;
  const press = (await sid.sends<{ press: string }>("POST", api.wears, { items: [coat.id], on: "2026-01-31" })).data
    .press;
  await sid.likes((await site.ada.posts("Liked before")).slug);
  await sid.follows("ada");
  await site.db.execute("update site.members set standing = 'suspended' where slug = 'sid'");
  const others = await site.ada.posts("Rain on Sunday");
  return { ...site, sid, look, others, coat, outfit, plan, press };
}

test("a suspended member cannot write what others would see", async () => {
  const { sid, look, others, coat, outfit, plan } = await suspended();
  const worn = { items: [coat.id], on: "2026-01-31" };
  const draft = { title: "New", photos: [{ id: look.photo.id }] };
  const answers = {
    "post a look": await sid.sends("POST", api.looks, draft),
    "edit a look": await sid.sends("PUT", api.look(look.slug), draft),
    "order looks": await sid.sends("PUT", api.lookOrder, { slugs: [look.slug] }),
    like: await sid.likes(others.slug),
    follow: await sid.follows("ada"),
    report: await sid.sends("POST", api.reports, { kind: "look", slug: others.slug, reason: "spam" }),
    upload: await sid.uploads(await jpeg({ colour: "#335577" })),
    "change an item": await sid.sends("PUT", api.item(coat.id), { name: "New" }),
    wear: await sid.sends("POST", api.wears, worn),
    "wear a look": await sid.sends("POST", api.lookWears(look.slug), worn),
    "combine an outfit": await sid.sends("POST", api.outfits, { name: "Sun", items: [coat.id] }),
    "change an outfit": await sid.sends("PUT", api.outfit(outfit), { name: "Sun", items: [coat.id] }),
    "plan an outfit": await sid.sends("POST", api.plans, { outfit, on: "2026-01-31" }),
    "wear as planned": await sid.sends("PUT", api.plan(plan), { became: "worn" }),
    crop: await sid.sends("PUT", api.photoCrop(look.photo.id), { x: 0, y: 0, width: 0.5, height: 0.5 }),
  };
  for (const [what, { status, message }] of Object.entries(answers))
    expect([status, message], what).toEqual([403, sentence]);
});

test("a suspended member reads, keeps the account in order, takes back and logs out", async () => {
  const { sid, look, coat, outfit, plan, press } = await suspended();
  for (const path of [
    paths.home,
    paths.looks,
    paths.look(look.slug),
    paths.member("ada"),
    paths.settingsAccount,
    paths.planner,
  ])
    expect((await sid.gets(path)).status, path).toBe(200);
  expect((await sid.user()).slug).toBe("sid");
  const calls = [
    await sid.sends("PUT", api.profile, { first_name: "Sid" }),
    await sid.setsPrivacy(true),
    await sid.unlikes("liked-before"),
    await sid.unfollows("ada"),
    await sid.blocks("ada"),
    await sid.sends("PUT", api.email, { email: "sid@example.org", current_password: password }),
    await sid.sends("DELETE", api.look(look.slug)),
    await sid.sends("DELETE", api.wearPress(press)),
    await sid.sends("DELETE", api.plan(plan)),
    await sid.sends("DELETE", api.outfit(outfit)),
    await sid.sends("POST", api.itemDeletions, { ids: [coat.id] }),
    await sid.sends("POST", api.logout),
  ];
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 200));
});

test("from the next request on, in both directions", async () => {
  const { db, sid, others } = await suspended();
  await db.execute("update site.members set standing = 'active' where slug = 'sid'");
  expect((await sid.likes(others.slug)).status).toBe(200);
});
