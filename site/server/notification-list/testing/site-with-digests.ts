import type { Email } from "@hemline/mail";
import { members } from "../../accounts/tables.ts";
import { type TestSite, testSite } from "../../testing/test-site.ts";
import { enqueueDigests } from "../digests.ts";

export const hour = 60 * 60_000;
export const day = 24 * hour;

/** A site whose clock the test moves; each look at it is a millisecond later. It begins on a Sunday. */
export async function siteWithDigests() {
  let now = Date.parse("2026-03-01T12:00:00Z");
  const site = await testSite({ clock: () => new Date(now++) });
  // The first digest goes by when its member joined.
  await site.db.update(members).set({ createdAt: new Date(now) });
  const joins: TestSite["joins"] = (firstName, lastName, more) =>
    site.joins(firstName, lastName, { createdAt: new Date(now), ...more });
  return {
    ...site,
    joins,
    /** Time passes, and the morning’s job runs. @returns what a member was sent */
    async passes(ms: number, slug = "ada"): Promise<Email[]> {
      now += ms;
      await enqueueDigests(site.context);
      await site.drain();
      return site.emails.splice(0).filter(({ to }) => to === `${slug}@hemline.example`);
    },
    /** The job of a digest that is due after some time is enqueued, and waits. */
    async enqueuesAfter(ms: number): Promise<void> {
      const at = now + ms;
      await enqueueDigests({ ...site.context, clock: () => new Date(at) });
    },
  };
}
