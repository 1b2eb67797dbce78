import type { Database } from "@hemline/database";
import { seedCatalogue } from "../catalogue/seed-catalogue.ts";
import { seedCommunity } from "../community/seed-community.ts";
import { runSeed } from "../processes/run-seed.ts";
import { photosComplete } from "../processes/with-seeded-hemline.ts";
import { seedTalk } from "../talk/seed-talk.ts";
import { seedWardrobe } from "../wardrobe/seed-wardrobe.ts";

/** The first members have sessions, and the measurements name some of them. */
const fewestMembers = 2_000;

/**
 * Seeds the whole community once, one seed on another: each looks for its own rows first, so that an interrupted run goes
 * on. @param part so many times smaller than the whole
 */
export async function seedWholeCommunity(db: Database, part: number): Promise<void> {
  const amount = (whole: number) => Math.floor(whole / part);
  const members = Math.max(fewestMembers, amount(50_000));
  const looks = amount(1_000_000);
  const beforeSeeding = () => photosComplete(db);
  await seedCommunity(db, { members, looks, likes: amount(1_030_000), comments: amount(500_000) }, beforeSeeding);
  await seedCatalogue(db, { members, part }, beforeSeeding);
  await seedTalk(db, { members, part }, beforeSeeding);
  await seedWardrobe(db);
  const { rowCount } = await db.$client.query("select from site.entries where slug = 'bench-entry-1'");
  if (rowCount === 0) await runSeed(db, new URL("seed.sql", import.meta.url), { members, part, looks });
}
