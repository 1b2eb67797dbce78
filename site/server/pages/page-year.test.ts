import { expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";

test("every page says in which year it was read, so that server and browser write the same dates", async () => {
  let now = new Date("2026-12-31T23:59:59Z");
  const { ada } = await testSite({ clock: () => now });
  const year = async () => (await (await ada.gets(`${paths.about}/_payload.json`)).json()).year;
  expect(await year()).toBe(2026);
  now = new Date("2027-01-01T00:00:00Z");
  expect(await year()).toBe(2027);
});
