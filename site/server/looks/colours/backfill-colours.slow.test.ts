import { asc, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { paths } from "../../../shared/paths.ts";
import { photos } from "../../photos/tables.ts";
import { SiteProblem } from "../../problems.ts";
import { type TestSite, testSite } from "../../testing/test-site.ts";
import { lookColours } from "../tables.ts";
import { backfillColours, coloursQueue } from "./backfill-colours.ts";

/** As migrated: nobody has looked for the colours of the photos, and the looks have none. */
async function fromBefore({ db }: TestSite) {
  await db.update(photos).set({ colours: null });
  await db.delete(lookColours);
}

const waitingJobs = async ({ db }: TestSite) =>
  (await db.execute(`select from jobs.job where name = '${coloursQueue}' and state = 'created'`)).rowCount;

const missing = ({ db }: TestSite) => db.$count(photos, isNull(photos.colours));

const coloursOf = async ({ visitor }: TestSite, slug: string) =>
  (await visitor.sees("look", paths.look(slug))).look.colours;

test("photos and looks from before get their colours at a start, and visitors see them at once", async () => {
  const site = await testSite();
  const { ada, visitor, drain } = site;
  await ada.posts("Red and navy", {
    photos: [{ id: (await ada.hasPhoto("#c1121f")).id }, { id: (await ada.hasPhoto("#1b2a4a")).id }],
  });
  await ada.hasPhoto("#2e7d32");
  await drain();
  await fromBefore(site);
  expect(await coloursOf(site, "red-and-navy")).toEqual([]);
  expect((await visitor.sees("looks", `${paths.looks}?colour=red`)).looks.items).toEqual([]);
  await site.db.execute(`insert into jobs.job (name, data) values ('${coloursQueue}', '{}')`);
  await drain();
  expect(await coloursOf(site, "red-and-navy")).toEqual(["red", "navy"]);
  expect((await visitor.sees("looks", `${paths.looks}?colour=red`)).looks.items).toHaveLength(1);
  expect(await missing(site)).toBe(0);
});

test("colours that a member has chosen stay, and a look waits for its last photo", async () => {
  const site = await testSite();
  const { ada, db, context } = site;
  await ada.posts("Chosen", { photos: [{ id: (await ada.hasPhoto("#c1121f")).id }] });
  const [first, second] = [await ada.hasPhoto("#2e7d32"), await ada.hasPhoto("#1b2a4a")];
  await ada.posts("Two", { photos: [{ id: first.id }, { id: second.id }] });
  const chosen = await db.select().from(lookColours);
  await fromBefore(site);
  await db.insert(lookColours).values({ ...chosen[0]!, colour: "pink" });
  await db.update(photos).set({ colours: [] }).where(eq(photos.id, first.id));
  await backfillColours(context, {});
  expect(await coloursOf(site, "chosen")).toEqual(["pink"]);
  expect(await coloursOf(site, "two")).toEqual(["navy"]);
});

test("a job does twenty and leaves the rest to the next; an interrupted one goes on; in the end nothing is done", async () => {
  const site = await testSite();
  const { ada, db, context, queriesOf, drain } = site;
  const { id } = await ada.hasPhoto("#c1121f");
  await drain();
  const [model] = await db.select().from(photos).where(eq(photos.id, id));
  const copies = Array.from({ length: 24 }, () => ({ ...model!, id: crypto.randomUUID(), colours: null }));
  await db.insert(photos).values(copies);
  await fromBefore(site);
  const order = await db.select({ id: photos.id }).from(photos).orderBy(asc(photos.id));
  await backfillColours(context, {});
  expect([await missing(site), await waitingJobs(site)]).toEqual([5, 1]);
  const left = await db.select({ id: photos.id }).from(photos).where(isNull(photos.colours)).orderBy(asc(photos.id));
  expect(left).toEqual(order.slice(20));
  let asked = 0;
  const photoStorage = {
    ...context.photoStorage,
    withFile: async () => {
      if (++asked === 3) throw new SiteProblem(503, "The process ends here.");
      return null;
    },
  };
  await expect(backfillColours({ ...context, photoStorage }, {})).rejects.toThrow("ends here");
  expect(await missing(site)).toBe(3);
  await drain();
  expect(await missing(site)).toBe(0);
  expect(await queriesOf(() => backfillColours(context, {}))).toBe(1);
  expect(await waitingJobs(site)).toBe(0);
});
