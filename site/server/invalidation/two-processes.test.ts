import { expect, onTestFinished, test, vi } from "vitest";
import { paths } from "../../shared/paths.ts";
import { createSite } from "../site.ts";
import { Person } from "../testing/person.ts";
import { publicUrl, testSite } from "../testing/test-site.ts";

test("a visitor of another process sees a change within a second", async () => {
  const { ada, bea, context } = await siteWithBea();
  const other = await createSite({ ...context, pageLifetimeMs: 600_000 });
  onTestFinished(other.stop);
  const elsewhere = new Person("", async (path, init) => other.fetch(new Request(new URL(path, publicUrl), init)));
  const likesElsewhere = async () => (await elsewhere.sees("look", paths.look("rain"))).look.likes;
  await ada.posts("Rain");
  expect(await likesElsewhere()).toBe(0);
  await bea.likes("rain");
  await vi.waitFor(async () => expect(await likesElsewhere()).toBe(1), { timeout: 20_000 });
});

async function siteWithBea() {
  const site = await testSite({ invalidationDelayMs: 1 });
  return { ...site, bea: await site.joins("Bea") };
}
