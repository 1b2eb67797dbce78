import { type Member, rankLooks } from "@hemline/site/server";
import type { DemoContext } from "./demo-context.ts";
import { demoState, saveState } from "./demo-state.ts";
import { demoPassword, namedPeople } from "./people.ts";
import { firstDiscussions, laterDiscussions } from "./planned/discussions/discussions.ts";
import { seedBrandFollows, seedBrands } from "./seeding/seed-brands.ts";
import { seedCollections } from "./seeding/seed-collections.ts";
import { seedComments, seedEntryComments } from "./seeding/seed-comments.ts";
import { seedDiscussions } from "./seeding/seed-discussions.ts";
import { seedFollows } from "./seeding/seed-follows.ts";
import { seedItemPhotos, seedOwnedPhotos } from "./seeding/seed-item-photos.ts";
import { type SeededWardrobe, seedItems } from "./seeding/seed-items.ts";
import { seedLooks } from "./seeding/seed-looks.ts";
import { seedNotebook } from "./seeding/seed-notebook.ts";
import { seedNotifications } from "./seeding/seed-notifications.ts";
import { linkItems, seedOwnedWears } from "./seeding/seed-owned-products.ts";
import { seedPeople } from "./seeding/seed-people.ts";
import { seedProducts } from "./seeding/seed-products.ts";
import { seedProfiles } from "./seeding/seed-profiles.ts";
import { seedProposals } from "./seeding/seed-proposals.ts";
import { seedReports } from "./seeding/seed-reports.ts";
import { seedReviews } from "./seeding/seed-reviews.ts";
import { seedSaves } from "./seeding/seed-saves.ts";
import { seedWears } from "./seeding/seed-wears.ts";

export { hasDemoPeople } from "./has-demo-people.ts";
export { type Customer, subscribe } from "./subscribe.ts";
export { demoPassword, namedPeople };

/**
 * Seeds an empty database with a small community, once; an interrupted seeding is continued. Of several processes
 * only one seeds.
 * @returns once the first screens have their pictures; `rest` continues in the background, newest look first
 */
export async function seedDemo(context: DemoContext): Promise<{ isDemo: boolean; rest: Promise<void> }> {
  const done = Promise.resolve();
  const release = await acquireSeedLock(context);
  if (!release) return { isDemo: (await demoState(context)) !== "foreign", rest: done };
  let rest = done;
  try {
    const state = await demoState(context);
    if (state === "foreign") return { isDemo: false, rest };
    if (state === "whole") return { isDemo: true, rest };
    const shown = Promise.withResolvers<void>();
    rest = seed(context, shown.resolve).then(() => saveState(context, "whole"));
    if (state === "shown") return { isDemo: true, rest };
    context.say(
      "Adding the demo community. Its first looks take a few seconds; the rest follows in the background for a few minutes. This happens once.",
    );
    await Promise.race([shown.promise, rest]);
    return { isDemo: true, rest };
  } finally {
    rest.catch(() => undefined).finally(release);
  }
}

async function seed(context: DemoContext, onShown: () => void): Promise<void> {
  const quick = { ...context, site: { ...context.site, jobs: delaySlowJobs(context) } };
  if ((await demoState(context)) === "empty") await saveState(context, "begun");
  const people = await seedPeople(quick);
  const wardrobes = await seedItems(quick, people);
  const looks = seedLooks(quick, people, wardrobes);
  // An error of the first screens rejects `rest` as well, and is reported once.
  looks.rest.catch(() => undefined);
  await looks.firstScreens;
  await saveState(context, "shown");
  onShown();
  await seedDiscussions(quick, people, wardrobes, firstDiscussions);
  await looks.rest;
  await seedWears(quick, wardrobes);
  await seedProfiles(quick, people);
  await seedFollows(quick, people);
  await seedComments(quick, people);
  await seedSaves(quick, people);
  await seedReports(quick, people);
  await rankLooks(quick.site);
  await seedCatalogue(quick, people, wardrobes);
  await seedDiscussions(quick, people, wardrobes, laterDiscussions);
  await seedNotebook(quick, people, wardrobes);
  await seedEntryComments(quick, people);
  await seedNotifications(quick, people);
  // At last: each picture is encoded, which takes longer than all the rest.
  await seedItemPhotos(quick, wardrobes);
  await seedOwnedPhotos(quick, wardrobes);
}

/** Brands with what they sell, what people own of it, and what they say about it. */
async function seedCatalogue(
  context: DemoContext,
  people: ReadonlyMap<string, Member>,
  wardrobes: ReadonlyMap<string, SeededWardrobe>,
): Promise<void> {
  await seedBrands(context, people);
  await seedProducts(context, people);
  await seedCollections(context, people);
  await seedBrandFollows(context, people);
  await linkItems(context, wardrobes);
  await seedOwnedWears(context, wardrobes);
  await seedReviews(context, people);
  await seedProposals(context, people);
}

/**
 * The lock ends with its connection, and so with its process. @returns how to release it, or nothing when another
 * process has it
 */
async function acquireSeedLock({ site }: DemoContext): Promise<(() => void) | undefined> {
  const client = await site.db.$client.connect();
  let isMine = false;
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      "select pg_try_advisory_lock(hashtextextended('hemline demo', 0)) as mine",
    );
    isMine = rows[0]?.mine === true;
  } finally {
    if (!isMine) client.release();
  }
  return isMine ? () => client.release(true) : undefined;
}

/** While the start waits for the first screens, everything that can wait is delayed. */
function delaySlowJobs({ site }: DemoContext): DemoContext["site"]["jobs"] {
  const { jobs, clock } = site;
  const startAfter = new Date(clock().getTime() + 20_000);
  return { ...jobs, enqueue: (queue, payload, o) => jobs.enqueue(queue, payload, { startAfter, ...o }) };
}

const named = Object.entries(namedPeople).map(([who, { email }]) => `  ${who.padEnd(11)} ${email}`);

/** Printed at the start. */
export const demoGreeting = `\nLog in as one of the demo people. The password for each is "${demoPassword}":\n${named.join("\n")}\n`;
