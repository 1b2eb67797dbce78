import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { slowTest } from "../../../vitest/slow-test.ts";
import { api, paths } from "../../shared/paths.ts";
import type { Folder, FolderChoice, SaveAnswer, UnsaveAnswer } from "../../shared/saves/folder.ts";
import { newUuid } from "../../shared/uuid.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { folders } from "./tables.ts";

const saves = (person: Person, slug: string) => person.sends<SaveAnswer>("PUT", api.lookSave(slug));
const unsaves = (person: Person, slug: string) => person.sends<UnsaveAnswer>("DELETE", api.lookSave(slug));
const hasFolder = async (person: Person, name: string) =>
  (await person.sends<Folder>("POST", api.folders, { name })).data;
const puts = (person: Person, { id }: Folder, slug: string) => person.sends("PUT", api.folderLook(id, slug));
const saved = (person: Person, folder?: Folder) =>
  person.sees("saved", folder ? paths.savedFolder(folder.id) : paths.saved);
const slugsOf = async (person: Person, folder?: Folder) =>
  (await saved(person, folder)).looks.items.map(({ slug }) => slug);

async function choicesOf(person: Person, slug: string): Promise<FolderChoice[]> {
  const { data }: { data: FolderChoice[] } = await (await person.gets(api.lookFolders(slug))).json();
  return data;
}

/** Of everything that can be asked for a folder. */
const statusesOf = async (person: Person, id: string) => [
  (await person.gets(`${paths.saved}?folder=${id}`)).status,
  (await person.sends("PUT", api.folder(id), { name: "Yours" })).status,
  (await person.sends("DELETE", api.folder(id))).status,
  (await person.sends("PUT", api.folderLook(id, "one"))).status,
  (await person.sends("DELETE", api.folderLook(id, "one"))).status,
];

describe("a save", () => {
  test("is a state that only its member sees, and its look’s author as a number", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    const admin = await joins("Root", undefined, { role: "admin" });
    await ada.posts("Kept");
    expect(await saves(grace, "kept")).toMatchObject({ status: 200, data: { saved: true, saves: null } });
    expect(await saves(grace, "kept")).toMatchObject({ data: { saved: true, saves: null } });
    expect(await saves(ada, "kept")).toMatchObject({ data: { saved: true, saves: 2 } });
    expect(await grace.sees("look", paths.look("kept"))).toMatchObject({ isSaved: true, look: { saves: null } });
    expect(await ada.sees("look", paths.look("kept"))).toMatchObject({ isSaved: true, look: { saves: 2 } });
    for (const other of [visitor, admin])
      expect(await other.sees("look", paths.look("kept"))).toMatchObject({ isSaved: false, look: { saves: null } });
    expect(await unsaves(grace, "kept")).toMatchObject({ data: { saved: false, saves: null, folders: [] } });
    expect(await unsaves(grace, "kept")).toMatchObject({ data: { saved: false } });
    expect((await ada.sees("look", paths.look("kept"))).look.saves).toBe(1);
    expect((await saves(grace, "nothing")).status).toBe(404);
    expect((await saves(visitor, "kept")).status).toBe(401);
    expect((await visitor.opens(paths.saved)).httpStatus).toBe(401);
  });

  slowTest("counts one for each of fifty who save at once, and twice", async () => {
    const { ada, joins } = await testSite();
    await ada.posts("Loved");
    const people = await Promise.all(Array.from({ length: 50 }, (_, at) => joins(`Fan${at}`)));
    const answers = await Promise.all([...people, ...people].map((fan) => saves(fan, "loved")));
    expect(answers.every(({ status, data }) => status === 200 && data.saved)).toBe(true);
    expect((await ada.sees("look", paths.look("loved"))).look.saves).toBe(50);
    await Promise.all(people.flatMap((fan, at) => (at % 2 ? [unsaves(fan, "loved"), unsaves(fan, "loved")] : [])));
    expect((await ada.sees("look", paths.look("loved"))).look.saves).toBe(25);
  });

  test("shows newest first, a page at a time", async () => {
    let now = Date.parse("2026-03-01T12:00:00Z");
    const { ada, joins } = await testSite({ clock: () => new Date(now) });
    const [grace, bea] = [await joins("Grace"), await joins("Bea")];
    await Promise.all(Array.from({ length: 26 }, (_, at) => (at % 2 ? ada : bea).posts(`Look ${at}`)));
    for (let at = 0; at < 26; at++) {
      now += 60_000;
      await saves(grace, `look-${at}`);
    }
    const first = await saved(grace);
    expect(first.all).toMatchObject({ looks: 26, covers: { length: 3 } });
    const newest = Array.from({ length: 24 }, (_, at) => `Look ${25 - at}`);
    expect(first.looks.items.map(({ title }) => title)).toEqual(newest);
    const folder = await hasFolder(grace, "Coats");
    const after = `after=${defined(first.looks.next)}`;
    const rest = await grace.sees("saved", `${paths.saved}?${after}`);
    expect(rest.looks).toMatchObject({ items: [{ title: "Look 1" }, { title: "Look 0" }], next: null });
    expect((await grace.opens(`${paths.savedFolder(folder.id)}&${after}`)).httpStatus).toBe(400);
    expect((await grace.opens(`${paths.saved}?after=made-up`)).httpStatus).toBe(400);
  });

  test("shows nothing that its member may not see any more", async () => {
    const { ada, joins } = await testSite();
    const [grace, bea] = [await joins("Grace"), await joins("Bea")];
    const folder = await hasFolder(grace, "All of them");
    for (const title of ["Open", "For followers", "For me", "Gone"]) await ada.posts(title);
    await bea.posts("Of Bea");
    for (const slug of ["open", "for-followers", "for-me", "gone", "of-bea"]) await puts(grace, folder, slug);
    const { look } = await ada.sees("look", paths.look("open"));
    const edit = (title: string, audience: string) =>
      ada
        .sees("look", paths.look(title.toLowerCase().replaceAll(" ", "-")))
        .then(({ look: { slug, photos } }) =>
          ada.sends("PUT", api.look(slug), { title, audience, photos: photos.map(({ id, alt }) => ({ id, alt })) }),
        );
    await edit("For followers", "followers");
    await edit("For me", "me");
    await ada.sends("DELETE", api.look("gone"));
    expect(await slugsOf(grace)).toEqual(["of-bea", "open"]);
    expect(await slugsOf(grace, folder)).toEqual(["of-bea", "open"]);
    expect((await saved(grace)).folders).toMatchObject([{ looks: 2, covers: [{}, { id: look.photo.id }] }]);
    await bea.blocks("grace");
    expect(await slugsOf(grace)).toEqual(["open"]);
    expect(await saved(grace)).toMatchObject({ all: { looks: 1 }, folders: [{ looks: 1 }] });
    expect((await unsaves(grace, "of-bea")).status).toBe(404);
    await ada.setsPrivacy(true);
    expect(await slugsOf(grace)).toEqual([]);
    expect((await saves(grace, "open")).status).toBe(404);
    await grace.follows("ada");
    await ada.accepts("grace");
    expect(await slugsOf(grace)).toEqual(["open", "for-followers"].reverse());
  });
});

describe("a folder", () => {
  test("holds saved looks, and saves what is put into it", async () => {
    const { ada, joins } = await testSite();
    const grace = await joins("Grace");
    for (const title of ["One", "Two"]) await ada.posts(title);
    const [coats, rain] = [await hasFolder(grace, "Coats"), await hasFolder(grace, "Rain")];
    expect(await puts(grace, coats, "one")).toMatchObject({ status: 200, data: { hasLook: true, wasSaved: false } });
    expect(await puts(grace, coats, "one")).toMatchObject({ status: 200, data: { hasLook: true, wasSaved: true } });
    await puts(grace, rain, "one");
    await puts(grace, rain, "two");
    expect(await grace.sees("look", paths.look("one"))).toMatchObject({ isSaved: true });
    expect(await saved(grace)).toMatchObject({
      folder: null,
      all: { looks: 2 },
      folders: [
        { ...rain, looks: 2 },
        { ...coats, looks: 1 },
      ],
    });
    expect(await slugsOf(grace, rain)).toEqual(["two", "one"]);
    expect(await choicesOf(grace, "one")).toEqual([
      { ...coats, hasLook: true },
      { ...rain, hasLook: true },
    ]);
    expect(await grace.sends("DELETE", api.folderLook(rain.id, "one"))).toMatchObject({ data: { hasLook: false } });
    expect(await slugsOf(grace, rain)).toEqual(["two"]);
    expect(await slugsOf(grace)).toEqual(["two", "one"]);
    expect((await unsaves(grace, "one")).data.folders).toEqual([coats.id]);
    expect(await slugsOf(grace, coats)).toEqual([]);
    expect(await grace.sends("DELETE", api.folder(rain.id))).toMatchObject({ message: "Folder deleted" });
    expect(await slugsOf(grace)).toEqual(["two"]);
    expect((await ada.sees("look", paths.look("one"))).look.saves).toBe(0);
  });

  test("has a name that no other folder of its member has, whatever its capitals", async () => {
    const { ada, joins } = await testSite();
    const grace = await joins("Grace");
    const taken = { status: 422, data: { name: ["You already have a folder with this name. Choose another name."] } };
    const refused = { status: 422, data: { name: [expect.any(String)] } };
    const coats = await hasFolder(grace, "  Coats ");
    expect(coats.name).toBe("Coats");
    expect(await grace.sends("POST", api.folders, { name: "COATS" })).toMatchObject(taken);
    const rain = await hasFolder(grace, "Rain");
    expect(await grace.sends("PUT", api.folder(rain.id), { name: "coats" })).toMatchObject(taken);
    const renamed = await grace.sends("PUT", api.folder(coats.id), { name: "COATS" });
    expect(renamed).toMatchObject({ status: 200, data: { id: coats.id, name: "COATS" } });
    expect((await ada.sends("POST", api.folders, { name: "Coats" })).status).toBe(200);
    for (const name of ["", "   ", "a".repeat(81), 7, null, "a\0b", "\ud800"])
      expect(await grace.sends("POST", api.folders, { name }), String(name)).toMatchObject(refused);
    expect((await grace.sends("POST", api.folders, { name: "a".repeat(80) })).status).toBe(200);
    const both = await Promise.all([1, 2].map(() => grace.sends("POST", api.folders, { name: "At once" })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test("is created once per idempotency key, and two hundred times at most", async () => {
    const { ada, db, context } = await testSite();
    const key = { "Idempotency-Key": "0123456789" };
    const twice = [1, 2].map(() => ada.sends<Folder>("POST", api.folders, { name: "Coats" }, key));
    const [first, second] = await Promise.all(twice);
    expect(first?.data).toEqual(second?.data);
    const [{ memberId } = { memberId: "" }] = await db.select({ memberId: folders.memberId }).from(folders);
    const rows = Array.from({ length: 199 }, (_, at) => ({ name: `Folder ${at}`, memberId }));
    const createdAt = context.clock();
    await db.insert(folders).values(rows.map((row) => ({ ...row, id: newUuid(context.clock), createdAt })));
    expect(await ada.sends("POST", api.folders, { name: "One more" })).toMatchObject({
      status: 409,
      message: "You’ve used all 200 folders. Delete one to add another.",
    });
    expect((await saved(ada)).folders).toHaveLength(200);
  });

  test("is not there for anybody else", async () => {
    const { ada, joins } = await testSite();
    const admin = await joins("Root", undefined, { role: "admin" });
    await ada.posts("One");
    const folder = await hasFolder(ada, "Mine");
    // No query contains a NUL.
    for (const id of [folder.id, "nonsense", "%00", "0197f0c0-0000-7000-8000-000000000000"])
      expect(await statusesOf(admin, id), id).toEqual([id === "%00" ? 400 : 404, 404, 404, 404, 404]);
    expect(await choicesOf(admin, "one")).toEqual([]);
    expect((await admin.gets(api.lookFolders("nothing"))).status).toBe(404);
    expect((await puts(ada, folder, "nothing")).status).toBe(404);
    expect((await saved(ada)).folders).toMatchObject([{ name: "Mine", looks: 0, covers: [] }]);
  });

  test("never holds a look that is taken out of the saves at the same time", async () => {
    const { ada } = await testSite();
    await ada.posts("One");
    const places = await Promise.all(["A", "B", "C"].map((name) => hasFolder(ada, name)));
    const calls = Array.from({ length: 8 }, () => [
      unsaves(ada, "one"),
      ...places.map((folder) => puts(ada, folder, "one")),
    ]);
    const answers = await Promise.all(calls.flat());
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  });
});
