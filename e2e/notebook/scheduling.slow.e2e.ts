import { afterAll, beforeAll, expect, test } from "vitest";
import { formatShortDay } from "../../site/web/parts/format/format-date.ts";
import { opensDraft } from "../testing/entry-editor.ts";
import { type Hemline, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { desktop, openAs } from "../testing/screens.ts";
import { isSound } from "../testing/sound-page.ts";

let hemline: Hemline;
let ida: E2eMember;

beforeAll(async () => {
  hemline = await openHemline();
  ida = await memberOf(hemline, "Ida");
  await hemline.appoints(ida.slug);
});
afterAll(() => hemline.close());

const thisYear = new Date().getUTCFullYear();
const nextYear = thisYear + 1;

/** "2027-03-14" */
function sunday(month: number, nth: number): string {
  const firstDay = new Date(Date.UTC(nextYear, month - 1, 1)).getUTCDay();
  const day = 1 + ((7 - firstDay) % 7) + 7 * (nth - 1);
  return new Date(Date.UTC(nextYear, month - 1, day)).toISOString().slice(0, 10);
}

// In New York, clocks go forward on the second Sunday in March, and back on the first one in November.
const forward = sunday(3, 2);
const back = sunday(11, 1);

test("an entry is scheduled for a time where the admin is, which the list says too", async () => {
  const { id, page: elsewhere } = await opensDraft(hemline, ida, "Hems", "Two fingers.");
  await elsewhere.close();
  const inNewYork = { ...desktop, timezoneId: "America/New_York" };
  const page = await openAs(hemline, ida, `/admin/notebook/${id}`, inNewYork);
  await press(page.getByRole("button", { name: "Publish entry" }));
  const dialog = page.getByRole("dialog", { name: "Publish entry" });
  await dialog.getByText("This entry has no cover and no category. You can add them").waitFor();
  await dialog.getByLabel("At a set time").check();
  const at = dialog.getByLabel("Goes out");

  await at.fill(`${forward}T02:30`);
  await press(dialog.getByRole("button", { name: "Schedule entry" }));
  await dialog.getByText(/^There’s no 02:30 on \d+ March \d+ in New York time: the clocks go forward then\./).waitFor();
  await isSound(page);

  await at.fill(`${back}T01:30`);
  await dialog.getByText("01:30 comes twice that night. The entry goes out the first time, at UTC−4.").waitFor();
  await press(dialog.getByRole("button", { name: "Schedule entry" }));
  await toast(page, "Entry scheduled for")
    .filter({ hasText: `November ${nextYear}, 01:30 (UTC−4)` })
    .waitFor();
  const about = page.getByRole("complementary", { name: "About this entry" });
  await about.getByText(/^Sunday \d+ November \d+ at 01:30, New York time \(UTC−4\)/).waitFor();

  // The server’s page says it in UTC, until the browser knows better.
  await open(page, "/admin/notebook");
  const day = formatShortDay(`${back}T00:00:00Z`, thisYear);
  await page.getByText(`${day} at 01:30, New York time (UTC−4)`).first().waitFor();
  const html = await (await page.request.get("/admin/notebook")).text();
  expect(html).toContain(`${day} at 05:30 UTC`);
});
