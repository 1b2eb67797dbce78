import { expect, test } from "vitest";
import type { SaveConflict } from "../../shared/catalogue-admin/catalogue-admin.ts";
import type { CategoryFields } from "../../shared/notebook-admin/notebook-admin.ts";
import { api, paths } from "../../shared/paths.ts";
import { notebookSite } from "./testing/notebook-site.ts";
import { createsCategory, savesSettings, writesEntry } from "./testing/write-entry.ts";

test("an admin makes a category with a cover that everybody sees, and members make none", async () => {
  const { ida, ada, visitor } = await notebookSite();
  const cover = (await ida.hasPhoto()).id;
  const draft = { name: "Mending", description: "Needle and thread", cover, coverAlt: "A darning mushroom." };
  const made = await ida.sends("POST", api.adminNotebookCategories, draft);
  expect(made).toMatchObject({ status: 200, message: "Category created", data: { slug: "mending", version: 1 } });
  const { categories } = await visitor.sees("notebookCategories", paths.notebookCategories);
  expect(categories).toMatchObject([{ slug: "mending", description: "Needle and thread", entries: 0 }]);
  const photo = categories[0]?.cover;
  const file = paths.photo(cover, photo?.version ?? 1, photo?.widths[0] ?? 40, "webp");
  expect([(await visitor.gets(file)).status, photo?.alt]).toEqual([200, "A darning mushroom."]);
  expect((await ada.sends("POST", api.adminNotebookCategories, draft)).status).toBe(403);
  expect((await ada.opens(paths.adminNotebookCategories)).httpStatus).toBe(403);
  expect((await visitor.sends("POST", api.adminNotebookCategories, draft)).status).toBe(401);
});

test("says at each field what is wrong", async () => {
  const { ida } = await notebookSite();
  await createsCategory(ida, "Öl und Wachs");
  const make = (draft: object) => ida.sends("POST", api.adminNotebookCategories, draft);
  expect(await make({ name: " ", slug: "A b", description: "a".repeat(501) })).toMatchObject({
    status: 422,
    data: { name: ["Name the category."], slug: [expect.any(String)], description: [expect.any(String)] },
  });
  expect(await make({ name: "ÖL UND WACHS" })).toMatchObject({
    status: 422,
    data: { name: ["There is a category called “ÖL UND WACHS” already."] },
  });
  expect(await make({ name: "Wax", slug: "ol-und-wachs" })).toMatchObject({
    status: 422,
    data: { slug: [expect.any(String)] },
  });
  expect(await make({ name: "Wax", cover: "01890000-0000-7000-8000-000000000001" })).toMatchObject({
    status: 422,
    data: { cover: [expect.any(String)] },
  });
});

test("a form that another admin has overtaken gets what is there, and who saved it", async () => {
  const { ida, noor } = await notebookSite();
  await createsCategory(ida, "Mending");
  const save = (person: typeof ida, change: object, version: number) =>
    person.sends<SaveConflict<CategoryFields>>("PUT", api.adminNotebookCategory("mending"), {
      ...{ name: "Mending", version, ...change },
    });
  expect((await save(ida, { description: "Darning" }, 1)).status).toBe(200);
  expect((await save(noor, { description: "Darning" }, 1)).status).toBe(200);
  expect(await save(noor, { name: "Repair" }, 1)).toMatchObject({
    status: 409,
    data: { by: { slug: "ida" }, saved: { name: "Mending", description: "Darning", version: 2 } },
  });
  expect((await save(noor, { name: "Repair", description: "Darning", slug: "repair" }, 2)).status).toBe(200);
  const page = await ida.sees("adminNotebookCategory", paths.adminNotebookCategory("repair"));
  expect(page).toMatchObject({ oldSlugs: ["mending"], category: { name: "Repair", version: 3 }, others: [] });
  expect(page.changes.map(({ act, fields, by }) => [act, fields, by?.slug])).toEqual([
    ["edit", ["name", "slug"], "noor"],
    ["edit", ["description"], "ida"],
    ["create", ["name", "slug"], "ida"],
  ]);
  expect(await ida.opens(paths.adminNotebookCategory("mending"))).toMatchObject({ kind: "redirect" });
});

test("categories have the order that an admin gives them", async () => {
  const { ida, visitor } = await notebookSite();
  for (const name of ["Care", "Letters", "Cloth"]) await createsCategory(ida, name);
  const order = (slugs: string[]) => ida.sends("PUT", api.adminNotebookCategoryOrder, { slugs });
  expect((await order(["cloth", "care", "letters"])).status).toBe(200);
  const { categories } = await visitor.sees("notebookCategories", paths.notebookCategories);
  expect(categories.map(({ slug }) => slug)).toEqual(["cloth", "care", "letters"]);
  expect((await order(["cloth", "care"])).status).toBe(409);
  expect((await order(["cloth", "cloth", "care"])).status).toBe(422);
});

test("a category that is merged leads, with its entries, to the one that stays", async () => {
  const { ida, visitor } = await notebookSite();
  for (const name of ["Darning", "Mending"]) await createsCategory(ida, name);
  const both = await writesEntry(ida, {
    title: "Socks",
    settings: { categories: ["darning", "mending"] },
    publish: true,
  });
  const one = await writesEntry(ida, { title: "Elbows", settings: { categories: ["darning"] }, publish: true });
  const draft = await writesEntry(ida, { title: "Knees", settings: { categories: ["darning"] } });
  const merge = (from: string, into: string) => ida.sends("POST", api.adminNotebookCategoryMerge(from), { into });
  expect((await merge("darning", "darning")).status).toBe(422);
  expect((await merge("darning", "nothing")).status).toBe(422);
  expect((await merge("nothing", "darning")).status).toBe(404);
  expect(await merge("darning", "mending")).toMatchObject({ status: 200, data: { slug: "mending" } });
  const page = await visitor.sees("notebookCategory", paths.notebookCategory("mending"));
  expect(page.category.entries).toBe(2);
  expect(page.entries.items.map(({ slug }) => slug)).toEqual([one.slug, both.slug]);
  expect(await visitor.opens(paths.notebookCategory("darning"))).toMatchObject({ kind: "redirect" });
  expect((await merge("darning", "mending")).status).toBe(409);
  // An editor that was opened before.
  expect((await savesSettings(ida, draft.id, { categories: ["darning", "mending"], coverAlt: "Knees" })).status).toBe(
    200,
  );
});
