import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { addItem } from "../testing/add-item.ts";
import { type Hemline, hydrated, openHemline } from "../testing/hemline.ts";
import { memberOf } from "../testing/member.ts";
import { open, press, toast } from "../testing/page-actions.ts";
import { phone } from "../testing/screens.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

type Act = (control: Locator) => Promise<void>;
const byKeyboard: Act = (control) => press(control);
const byTouch: Act = (control) => control.tap();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Where it is Wednesday, 4 March 2026, with a coat of €90 that was never worn. */
async function coatOf(firstName: string, options: Parameters<Hemline["person"]>[0]) {
  const member = await memberOf(hemline, firstName);
  const coat = await addItem(member, {
    ...{ name: "Wool coat", category: "coat", price: { micros: 90_000_000, currency: "EUR" } },
  });
  const context = await hemline.person(options);
  await member.signsIn(context);
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date("2026-03-04T12:00:00"));
  return { page, wardrobe: `/members/${member.slug}/wardrobe`, coat };
}

/** A week of wears: today by one press, which is undone and repeated, and earlier days on the calendar. */
async function logsAWeek(page: Page, act: Act): Promise<void> {
  await act(button(page, "Log a wear"));
  await button(page, "Wednesday 4 March: worn once").waitFor();
  await act(toast(page, "Wear logged").getByRole("button", { name: "Undo" }));
  await button(page, "Wednesday 4 March: not worn").waitFor();
  await act(button(page, "Log a wear"));
  await button(page, "Wednesday 4 March: worn once").waitFor();
  await act(button(page, "Monday 2 March: not worn"));
  await act(button(page, "Tuesday 3 March: not worn"));
  await act(button(page, "Tuesday 3 March: worn once"));
  await act(button(page, "Log another wear"));
  await button(page, "Tuesday 3 March: worn 2 times").waitFor();
  await act(button(page, "Previous month"));
  for (const day of ["Friday 27 February", "Saturday 28 February"]) await act(button(page, `${day}: not worn`));
  await act(button(page, "Saturday 28 February: worn once"));
  await act(button(page, "Delete wear"));
  await button(page, "Saturday 28 February: not worn").waitFor();
  await page.getByText("€18 a wear so far.").waitFor();
}

describe("a week of wears", () => {
  test.each([
    ["keyboard", "Lucja", byKeyboard, phone],
    ["touch", "Ada", byTouch, { ...phone, hasTouch: true, isMobile: true }],
  ] as const)("is logged by %s, with what a wear has cost", async (_, firstName, act, options) => {
    const { page, wardrobe, coat } = await coatOf(firstName, options);
    await open(page, `${wardrobe}/${coat}`);
    expect(await page.getByText("a wear so far").count()).toBe(0);
    await logsAWeek(page, act);
    // Toasts that fade have little contrast.
    await page.reload();
    await hydrated(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByText("€18 a wear so far.").waitFor();
    await page.getByText("€90 shared by 5 wears.").waitFor();
    await button(page, "Tuesday 3 March: worn 2 times").waitFor();

    await open(page, wardrobe);
    await page.getByText("Worn 5 times").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await act(button(page, "Log a wear of Wool coat"));
    await page.getByText("Worn 6 times").waitFor();
    await act(toast(page, "Wear logged").getByRole("button", { name: "Undo" }));
    await page.getByText("Worn 5 times").waitFor();
  });
});
