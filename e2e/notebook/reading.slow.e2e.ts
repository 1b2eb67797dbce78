import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cards, givesCard } from "../testing/card.ts";
import { type Hemline, hydrated, openHemline } from "../testing/hemline.ts";
import { type E2eMember, memberOf } from "../testing/member.ts";
import { open } from "../testing/page-actions.ts";
import { joinButton, monthly, payButton } from "../testing/paywall-page.ts";
import { registerMember } from "../testing/registration.ts";
import { desktop, phone } from "../testing/screens.ts";

const entry = "/notebook/a-year-in-one-coat";
const free = "Everybody reads how it began.";
const paid = "Only who pays reads how it ended.";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
  const ida = await memberOf(hemline, "Ida");
  await hemline.appoints(ida.slug);
  await publish(ida);
});
afterAll(() => hemline.close());

async function publish(admin: E2eMember): Promise<void> {
  const paragraph = (text: string) => ({ kind: "paragraph", text: [{ text }] });
  const { id, version } = await admin.calls<{ id: string; version: number }>("POST", "/api/admin/notebook", {
    ...{ title: "A year in one coat", excerpt: "" },
    document: { version: 1, blocks: [paragraph(free), { kind: "teaserEnd" }, paragraph(paid)] },
  });
  await admin.calls("PUT", `/api/admin/notebook/${id}`, {
    ...{ version: 1, slug: "a-year-in-one-coat", allowed: "subscribers", categories: [], author: admin.slug },
    ...{ cover: null, coverAlt: "" },
  });
  await admin.calls("PUT", `/api/admin/notebook/${id}/publication`, { version });
}

const served = async () => (await fetch(hemline.address + entry)).text();

describe("an entry for subscribers", () => {
  test("is read to its teaser by a visitor, and to its end once the subscription is paid", async () => {
    const context = await hemline.person(phone);
    const page = await context.newPage();
    await open(page, entry);
    await page.getByText(free).waitFor();
    expect(await page.getByText(paid).count()).toBe(0);
    expect(await served()).not.toContain(paid);

    await registerMember(context, "Berta", hemline.address);
    await open(page, entry);
    expect(await page.content()).not.toContain(paid);
    await page.getByRole("link", { name: "Read on with a subscription" }).click();
    await monthly(page).click();
    await joinButton(page).click();
    await givesCard(page, cards.good);
    await payButton(page).click();
    await page.getByText("Payment complete").waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("link", { name: "Back to where you were" }).click();
    await page.getByText(paid).waitFor();
    expect(new URL(page.url()).pathname).toBe(entry);

    expect(await served()).not.toContain(paid);
  });

  test("takes a visitor from its gate to an account and back, by keyboard", async () => {
    const page = await hemline.visit(entry, desktop);
    await hydrated(page);
    await page.getByRole("link", { name: "Read on with a subscription" }).press("Enter");
    await page.waitForURL((url) => url.pathname === "/paid-subscription");
    expect(new URL(page.url()).searchParams.get("to")).toBe(entry);
    await page.goBack();
    await page.getByText(free).waitFor();
  });
});
