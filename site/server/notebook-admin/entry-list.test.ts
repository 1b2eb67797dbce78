import { describe, expect, test } from "vitest";
import { dayMs } from "../../shared/durations.ts";
import { api, paths } from "../../shared/paths.ts";
import { notebookSite } from "./testing/notebook-site.ts";
import { createsCategory, documentOf, editsEntry, publishes, savesText, writesEntry } from "./testing/write-entry.ts";

/** A draft, a published one, a scheduled one and a deleted one, written in this order. */
async function siteWithFourEntries() {
  const site = await notebookSite();
  const { ida, context } = site;
  await createsCategory(ida, "Care");
  const tomorrow = new Date(context.clock().getTime() + dayMs);
  const draft = await writesEntry(ida, {
    ...{ title: "Crêpe de Chine", excerpt: "Silk", settings: { categories: ["care"] } },
  });
  const live = await writesEntry(ida, { title: "Wool", publish: true });
  const scheduled = await writesEntry(ida, { title: "Linen", publish: tomorrow });
  const deleted = await writesEntry(ida, { title: "Felt" });
  await ida.sends("DELETE", api.adminEntry(deleted.id), { version: 1 });
  const list = (query: string) => ida.sees("adminNotebook", `${paths.adminNotebook}${query}`);
  const titles = async (query: string) => (await list(query)).entries.items.map(({ title }) => title);
  return { ...site, draft, live, scheduled, deleted, tomorrow, list, titles };
}

describe("the list of entries", () => {
  test("is narrowed by state, words and category", async () => {
    const { ida, titles } = await siteWithFourEntries();
    expect(await titles("")).toEqual(["Linen", "Wool", "Crêpe de Chine"]);
    expect(await titles("?show=drafts")).toEqual(["Crêpe de Chine"]);
    expect(await titles("?show=published")).toEqual(["Wool"]);
    expect(await titles("?show=scheduled")).toEqual(["Linen"]);
    expect(await titles("?show=deleted")).toEqual(["Felt"]);
    expect(await titles("?search=crepe")).toEqual(["Crêpe de Chine"]);
    expect(await titles("?search=SILK")).toEqual(["Crêpe de Chine"]);
    expect(await titles("?category=care")).toEqual(["Crêpe de Chine"]);
    for (const query of ["?show=lost", "?category=lost", "?sort=luck"])
      expect((await ida.opens(paths.adminNotebook + query)).httpStatus, query).toBe(400);
  });

  test("opens each of them, also a deleted one", async () => {
    const { ida, scheduled, deleted, tomorrow } = await siteWithFourEntries();
    expect((await editsEntry(ida, scheduled.id)).publishAt).toBe(tomorrow.toISOString());
    expect((await editsEntry(ida, deleted.id)).state).toBe("deleted");
  });

  test("says how many there are in each tab, and how many the filters leave", async () => {
    const { list } = await siteWithFourEntries();
    const counts = { all: 3, drafts: 1, scheduled: 1, published: 1, deleted: 1 };
    expect(await list("")).toMatchObject({ counts, matching: 3, show: "all", sort: "edited" });
    expect(await list("?show=deleted")).toMatchObject({ counts, matching: 1, show: "deleted" });
    expect(await list("?search=silk&category=care")).toMatchObject({ counts, matching: 1, category: { slug: "care" } });
    expect(await list("?search=nothing")).toMatchObject({ counts, matching: 0, entries: { items: [] } });
  });

  test("is sorted by the last change, by publication and by title", async () => {
    const { ida, titles, draft, passMinutes } = await siteWithFourEntries();
    passMinutes(20);
    await savesText(ida, draft.id, { document: documentOf("Washed") });
    expect(await titles("")).toEqual(["Crêpe de Chine", "Linen", "Wool"]);
    expect(await titles("?sort=edited")).toEqual(["Crêpe de Chine", "Linen", "Wool"]);
    expect(await titles("?sort=title")).toEqual(["Crêpe de Chine", "Linen", "Wool"]);
    await savesText(ida, draft.id, { title: "Zephyr" });
    await publishes(ida, draft.id);
    expect(await titles("?sort=title")).toEqual(["Linen", "Wool", "Zephyr"]);
    // What readers don’t see comes last.
    expect(await titles("?sort=published")).toEqual(["Zephyr", "Wool", "Linen"]);
    expect(await titles("?sort=published&show=published")).toEqual(["Zephyr", "Wool"]);
  });

  test("is gone through page by page, each entry once, in every order", async () => {
    const { ida, db } = await notebookSite({ isConsistent: false });
    await db.execute(`insert into site.entries (id, slug, title, search_text, created_at, edited_at)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'e' || n, 'Title', 'title' || chr(10), now(),
        now() - (n / 3) * interval '1 second' from generate_series(1, 105) as n`);
    for (const sort of ["edited", "published", "title"]) {
      const ids: string[] = [];
      for (let after: string | null = ""; after !== null; ) {
        const page: { items: { id: string }[]; next: string | null } = (
          await ida.sees("adminNotebook", `${paths.adminNotebook}?sort=${sort}&after=${after}`)
        ).entries;
        ids.push(...page.items.map(({ id }) => id));
        after = page.next;
      }
      expect([sort, ids.length, new Set(ids).size]).toEqual([sort, 105, 105]);
    }
  });
});

describe("the file of entries", () => {
  const exported = async (admin: { gets(path: string): Promise<Response> }, query = "") => {
    const response = await admin.gets(api.adminEntryExport + query);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="hemline-notebook.csv"');
    // `text()` would take the byte order mark away.
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
  };

  test("has what the list shows, as it is filtered", async () => {
    const { ida, noor, tomorrow, live } = await siteWithFourEntries();
    const [head, draft, wool, linen, ...more] = (await exported(noor)).split("\r\n");
    expect(head).toBe("\ufefftitle,slug,introduction,state,readers,author,categories,words,published,scheduled,edited");
    expect(draft).toMatch(/^Crêpe de Chine,crepe-de-chine,Silk,draft,everyone,Ida Falk,Care,4,,,20[\d-]+T[\d:.]+Z$/);
    const { publishedAt } = await editsEntry(ida, live.id);
    expect(wool).toContain(`Wool,wool,,published,everyone,Ida Falk,,2,${publishedAt},,`);
    expect(linen).toContain(`,scheduled,everyone,Ida Falk,,2,,${tomorrow.toISOString()},`);
    expect(more).toEqual([""]);
    expect(await exported(noor, "?show=deleted")).toContain("\r\nFelt,felt,,deleted,");
    expect((await exported(noor, "?category=care&search=silk")).split("\r\n")).toHaveLength(3);
    expect((await exported(noor, "?search=nothing")).split("\r\n")).toHaveLength(2);
    for (const query of ["?show=odd", "?sort=odd", "?category=odd"])
      expect((await noor.gets(api.adminEntryExport + query)).status, query).toBe(400);
  });

  test("has an apostrophe before whatever a spreadsheet might run", async () => {
    const { ida } = await notebookSite();
    await writesEntry(ida, { title: '=HYPERLINK("https://evil.example")', excerpt: "+1, or\n@SUM(A1)" });
    expect(await exported(ida)).toContain(
      `\r\n"'=HYPERLINK(""https://evil.example"")",hyperlink-https-evil-example,"'+1, or\n@SUM(A1)",draft,`,
    );
  });
});
