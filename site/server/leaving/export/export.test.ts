import { randomUUID } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { api, paths } from "../../../shared/paths.ts";
import { hasBrand } from "../../brands/testing/has-brand.ts";
import { hasStarted, replies } from "../../discussions/testing/talk.ts";
import { hasGroup } from "../../groups/testing/has-group.ts";
import { creations } from "../../idempotency/tables.ts";
import { hasProduct } from "../../products/testing/has-product.ts";
import type { PhotoStorage } from "../../storage/photo-storage.ts";
import { password } from "../../testing/test-site.ts";
import { dataExports } from "../tables.ts";
import { downloaded, jsonIn } from "../testing/downloaded-copy.ts";
import { leavingSite } from "../testing/leaving-site.ts";
import { memberWithEverything } from "../testing/member-with-everything.ts";
import { makeExport } from "./make-export.ts";
import { pruneExports } from "./prune-exports.ts";

const folderOf = (photosDir: string) => join(photosDir, "../exports");

const withoutOriginals = (storage: PhotoStorage): PhotoStorage => ({
  ...storage,
  withFile: (key, use) => storage.withFile(key, (path) => use(key.endsWith("original") ? `${path}-gone` : path)),
});

describe("a copy of one’s data", () => {
  test("holds everything of the member, and nothing of others that the member may not see", async () => {
    const { site, photo, own, cover, links, coat, edited, mended, hers } = await memberWithEverything();
    const { ada, asksForCopy, drain, emails } = site;
    const asked = await asksForCopy(ada);
    expect(asked.status).toBe(201);
    expect((await ada.sees("settingsData", paths.settingsData)).latestExport).toMatchObject({ state: "running" });
    await drain();
    expect(emails.at(-1)).toMatchObject({ to: "ada@hemline.example", subject: "Your Hemline data is ready" });
    const mailed = emails.at(-1)?.text ?? "";
    const day = String.raw`\d+ \w+ \d{4}`;
    expect(mailed).toMatch(
      new RegExp(
        `the copy you asked for on ${day} is ready: your profile, looks, wardrobe, reviews and photos in one ZIP file \\(\\d+ kB\\)\\. You can download it until ${day}\\.`,
      ),
    );
    expect(mailed).toContain("Download your data:\nhttp://site.example/settings/data\n");
    expect((await ada.sees("settingsData", paths.settingsData)).latestExport).toMatchObject({
      ...{ state: "ready", id: asked.data.id, sizeBytes: expect.any(Number) },
    });
    const files = await downloaded(ada, asked.data.id);
    expect(jsonIn(files, "account.json")).toMatchObject({
      ...{ email: "ada@hemline.example", firstName: "Ada", lastName: "Marsh", pageAddress: "ada", links },
      coverPhoto: `photos/${cover.id}.jpg`,
      sessions: [{ browser: "Firefox on Linux", network: "192.0.2.*" }],
    });
    expect(jsonIn(files, "looks.json")).toMatchObject([
      {
        ...{ title: "Camel <coat>", text: "First frost", likeCount: 0 },
        photos: [{ file: `photos/${photo.id}.jpg`, alt: "A coat" }],
        tags: [{ name: "Wool coat" }],
      },
      { title: "For me alone", audience: "me" },
      { title: "Deleted today", position: null, deletedAt: expect.any(String) },
    ]);
    expect(jsonIn(files, "items.json")).toMatchObject([
      {
        ...{ id: coat.id, name: "Wool coat", price: { amount: 79.5, currency: "EUR" }, boughtOn: "2023-10-14" },
        ...{ notes: "Mended twice", storedAt: "Hall", colours: ["navy"], wearCount: 1, lastWornOn: "2026-01-30" },
        photos: [{ file: `photos/${coat.photo?.id}.jpg`, alt: "Wool coat" }],
      },
      { name: "Rain hat", price: null, deletedAt: expect.any(String) },
    ]);
    const worn = { wornOn: "2026-01-30", itemId: coat.id, item: "Wool coat" };
    expect(jsonIn(files, "wears.json")).toMatchObject([{ ...worn, look: own.slug, outfit: "For the market" }]);
    const placed = [{ id: coat.id, name: "Wool coat" }];
    expect(jsonIn(files, "outfits.json")).toMatchObject([{ name: "For the market", items: placed }]);
    const planned = { plannedOn: "2026-02-03", became: "planned", outfit: "For the market" };
    expect(jsonIn(files, "planned-outfits.json")).toEqual([planned]);
    expect(files.has(`photos/${coat.photo?.id}.jpg`)).toBe(true);
    const byBea = { slug: hers.slug, title: "Rain at eleven", by: "Bea Secretname", byPageAddress: "bea" };
    expect(jsonIn(files, "likes.json").map(({ look }: { look: unknown }) => look)).toEqual([byBea, null]);
    expect(jsonIn(files, "saves.json")).toMatchObject([{ folders: [], look: byBea }]);
    expect(jsonIn(files, "following.json")).toMatchObject([{ member: { displayName: "Bea Secretname" } }]);
    expect(jsonIn(files, "followers.json")).toMatchObject([{ member: { pageAddress: "bea" } }]);
    expect(jsonIn(files, "followed-brands.json")).toMatchObject([{ brand: { name: "Norr", pageAddress: "norr" } }]);
    expect(jsonIn(files, "muted.json")).toMatchObject([{ member: { displayName: "Cleo Hidden" } }]);
    expect(jsonIn(files, "folders.json")).toMatchObject([{ name: "For winter" }]);
    expect(jsonIn(files, "reports.json")).toMatchObject([{ about: "look", reason: "spam", note: "An advertisement" }]);
    expect(jsonIn(files, "drafts.json")).toMatchObject([
      { place: "comment:rain", body: { text: "Half a thought" } },
      { place: edited, body: mended },
    ]);
    const entry = { slug: "moths", title: "moths" };
    expect(jsonIn(files, "comments.json")).toMatchObject([
      { text: "And lavender?", look: null, entry, deletedAt: null },
      { text: "And cedar?", entry, deletedAt: expect.any(String) },
    ]);
    expect(jsonIn(files, "blocked.json")).toEqual([]);
    expect(jsonIn(files, "notifications.json")).toMatchObject([
      {
        ...{ kind: "follow", text: "Bea Secretname followed you", isRead: false, fromCount: 1 },
        from: [{ displayName: "Bea Secretname", pageAddress: "bea" }],
      },
    ]);
    expect(files.get(`photos/${photo.id}.jpg`)?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(files.get(`photos/originals/${photo.id}`)?.length).toBeGreaterThan(100);
    const index = files.get("index.html")?.toString() ?? "";
    expect(index).toContain("Camel &#60;coat&#62;");
    expect(index).toContain(`src="photos/${own.photo.id}.jpg"`);
    const everything = [...files].filter(([name]) => !name.startsWith("photos/")).join("\n");
    for (const secret of ["bea@", "cleo@", "A closed title", "Bergen", "Private words", "passwordHash", "token"].concat(
      ["Wool scarf", "A hole", "SEK", "2026-01-29"],
    ))
      expect(everything, secret).not.toContain(secret);
    expect([...files.keys()].some((name) => name.includes(hers.photo.id))).toBe(false);
  });

  test("holds quotations only of what its member reads", async () => {
    const { ada, joins, asksForCopy, drain, ...site } = await leavingSite();
    const bea = await joins("Bea");
    await hasGroup(site, { slug: "knitwear", name: "Knitwear" });
    const slug = await hasStarted(ada, "Moths");
    await replies(bea, slug, "Lavender helps");
    await replies(ada, slug, "Does it?", { number: 2, text: "Lavender helps" });
    const quotes = async () => {
      const { id } = (await asksForCopy(ada)).data;
      await drain();
      return jsonIn(await downloaded(ada, id), "replies.json").map((one: { quotes: unknown }) => one.quotes);
    };
    expect(await quotes()).toEqual([null, { number: 2, text: "Lavender helps" }]);
    await bea.blocks("ada");
    site.passDays(2);
    expect(await quotes()).toEqual([null, { number: 2, text: null }]);
  });

  test("says which comment a reply answers, what a reply shows, and the brand and product of a tag", async () => {
    const site = await leavingSite();
    const { ada, joins, asksForCopy, drain, passDays } = site;
    const bea = await joins("Bea");
    await hasGroup(site, { slug: "knitwear", name: "Knitwear" });
    await hasBrand(site, { slug: "norr" });
    await hasProduct(site, { brand: "norr", slug: "wool-coat" });
    const photo = await ada.hasPhoto();
    const tag = { photo: photo.id, x: 0.5, y: 0.5, name: "Coat", product: "wool-coat" };
    const own = await ada.posts("Frost", { photos: [{ id: photo.id, alt: "" }], tags: [tag] });
    const asked = (await bea.comments(own.slug, "Is it warm?")).data.comment;
    await ada.comments(own.slug, "Very.", asked.id);
    const coat = await ada.adds("Wool coat");
    const cards = [
      { kind: "item", id: coat.id },
      { kind: "product", slug: "wool-coat" },
    ];
    const slug = await hasStarted(ada, "Moths");
    await ada.sends("POST", api.messages(slug), { text: "This one", cards });
    const copied = async () => {
      const { id } = (await asksForCopy(ada)).data;
      await drain();
      return downloaded(ada, id);
    };
    const files = await copied();
    expect(jsonIn(files, "looks.json")).toMatchObject([
      { tags: [{ name: "Coat", brand: "Norr", product: "Wool Coat" }] },
    ]);
    expect(jsonIn(files, "comments.json")).toMatchObject([
      { text: "Very.", answers: { id: asked.id, by: "Bea", byPageAddress: "bea", postedAt: expect.any(String) } },
    ]);
    expect(jsonIn(files, "replies.json")).toMatchObject([
      {},
      {
        text: "This one",
        shows: [
          { item: "Wool coat", id: coat.id },
          { product: "Wool Coat", pageAddress: "wool-coat", brand: "Norr" },
        ],
      },
    ]);
    await bea.blocks("ada");
    passDays(2);
    expect(jsonIn(await copied(), "comments.json")).toMatchObject([
      expect.objectContaining({ answers: { id: asked.id } }),
    ]);
  });

  test("is its member’s alone, sent as an attachment that nobody keeps", async () => {
    const { ada, joins, visitor, asksForCopy, drain } = await leavingSite();
    const root = await joins("Root", undefined, { role: "admin" });
    const { id } = (await asksForCopy(ada)).data;
    expect((await ada.gets(api.export(id))).status).toBe(404);
    await drain();
    const { status, headers, body } = await ada.gets(api.export(id));
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="hemline-\d{4}-\d\d-\d\d\.zip"$/);
    expect(headers.get("cache-control")).toBe("private, no-store");
    await body?.cancel();
    for (const [person, answer] of [
      [root, 404],
      [visitor, 401],
    ] as const)
      expect((await person.gets(api.export(id))).status).toBe(answer);
    for (const wrong of [randomUUID(), "..%2F..%2Fsecret", "x"])
      expect((await ada.gets(api.export(wrong))).status, wrong).toBe(404);
  });

  test("is asked for with the password, once a day, one at a time", async () => {
    const { ada, asksForCopy, drain, db, passDays } = await leavingSite();
    expect((await ada.sends("POST", api.exports, { current_password: "not my password" })).status).toBe(422);
    const many = await Promise.all([1, 2, 3, 4].map(() => asksForCopy(ada)));
    expect(many.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    await drain();
    const soon = await asksForCopy(ada);
    expect([soon.status, Number(soon.headers.get("retry-after")) > 80_000]).toEqual([429, true]);
    passDays(1);
    const key = { "Idempotency-Key": randomUUID() };
    const again = await Promise.all([asksForCopy(ada, key), asksForCopy(ada, key)]);
    expect(again.map(({ status }) => status).sort()).toEqual([201, 409]);
    // A stored answer would have a fast hash of the password beside it.
    expect(await db.select().from(creations)).toEqual([]);
    expect(await db.select().from(dataExports)).toHaveLength(2);
    expect((await ada.sends("POST", api.exports, { current_password: password, extra: 1 })).status).toBe(409);
  });
});

describe("the job", () => {
  test("starts again after a kill, and shows no part of a file", async () => {
    const { ada, asksForCopy, context, photosDir } = await leavingSite();
    await ada.posts("Camel coat");
    const { id } = (await asksForCopy(ada)).data;
    const photoStorage = withoutOriginals(context.photoStorage);
    await expect(makeExport({ ...context, photoStorage }, { id })).rejects.toThrow();
    expect(await readdir(folderOf(photosDir))).toEqual([]);
    expect((await ada.gets(api.export(id))).status).toBe(404);
    const jobs = { ...context.jobs, enqueue: () => Promise.reject(new Error("killed")) };
    await expect(makeExport({ ...context, jobs }, { id })).rejects.toThrow("killed");
    expect((await ada.gets(api.export(id))).status).toBe(404);
    await makeExport(context, { id });
    await makeExport(context, { id });
    expect((await downloaded(ada, id)).has("index.html")).toBe(true);
    expect(await readdir(folderOf(photosDir))).toEqual([`${id}.zip`]);
  });

  test("of the night deletes copies after seven days, and gives up on those that never came", async () => {
    const { ada, joins, asksForCopy, drain, context, photosDir, passDays } = await leavingSite();
    const bea = await joins("Bea");
    const { id } = (await asksForCopy(ada)).data;
    await drain();
    await writeFile(join(folderOf(photosDir), `${id}.half.part`), "PK");
    const stuck = (await asksForCopy(bea)).data;
    await writeFile(join(folderOf(photosDir), `${stuck.id}.zip`), "PK");
    passDays(6);
    await pruneExports(context);
    expect(await readdir(folderOf(photosDir))).toEqual([`${id}.zip`]);
    expect((await bea.sees("settingsData", paths.settingsData)).latestExport?.state).toBe("failed");
    passDays(1);
    expect((await ada.gets(api.export(id))).status).toBe(404);
    expect((await ada.sees("settingsData", paths.settingsData)).latestExport?.state).toBe("expired");
    await pruneExports(context);
    expect(await readdir(folderOf(photosDir))).toEqual([]);
    expect((await asksForCopy(bea)).status).toBe(201);
  });
});
