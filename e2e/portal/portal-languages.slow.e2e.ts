import { expect, test } from "vitest";
import { PortalVisitor } from "../../billing/testing/portal-visitor.ts";
import { visa } from "../../billing/testing/test-customer.ts";
import { defined } from "../../vitest/defined.ts";
import { expectAccessible, openPortal } from "../testing/portal-setup.ts";

test.each([
  ["de", "ltr", "Ihre Käufe", "Abonnement kündigen", /^Verlängert sich am /],
  ["ar", "rtl", "المشتريات", "إلغاء الاشتراك", /^يتجدد في /],
  ["ja", "ltr", "ご購入一覧", "サブスクリプションを解約", /に更新|で更新されます。$/],
] as const)("the portal speaks %s to a customer who bought in it", async (locale, dir, title, cancel, standing) => {
  const portal = await openPortal();
  await portal.ada.buys("studio", visa, { locale });
  // Their browser speaks English: what they bought in goes before.
  const page = await (await portal.person({ locale: "en-US" })).newPage();
  await page.goto(`${portal.address}#${await new PortalVisitor(portal).linkFor(portal.ada.email)}`);
  await page.getByRole("heading", { name: title }).waitFor();
  await page.getByRole("button", { name: cancel }).waitFor();
  await page.getByText(standing).waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    locale,
    dir,
  ]);
  await expectAccessible(page);
});

test("the sign-in is in the browser's language, or in that of its address", async () => {
  const portal = await openPortal();
  const page = await (await portal.person({ locale: "cs-CZ", expected: [/status of 400/] })).newPage();
  await page.goto(portal.address);
  await page.getByRole("heading", { name: "Vaše nákupy" }).waitFor();
  await page.getByLabel("E-mailová adresa").fill("nobody");
  await page.keyboard.press("Enter");
  await page.getByText("E-mailová adresa není platná.").waitFor();
  await page.goto(`${portal.address}?locale=zh-TW`);
  await page.getByRole("heading", { name: "您的購買" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "您的購買" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("zh-TW");
});

test("only the language in use is loaded, and the page uses the system's font", async () => {
  const portal = await openPortal();
  const page = await (await portal.person({ locale: "fi-FI" })).newPage();
  const fetched: string[] = [];
  page.on("request", (it) => fetched.push(defined(new URL(it.url()).pathname.split("/").at(-1))));
  await page.goto(portal.address);
  await page.getByRole("heading", { name: "Ostoksesi" }).waitFor();
  expect(fetched.filter((file) => /^(zh_Han[st]|[a-z]{2})-/.test(file)).map((file) => file.split("-")[0])).toEqual([
    "fi",
    "fi",
  ]);
  expect(fetched.filter((file) => file.endsWith(".woff2"))).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector("h1")!).fontFamily)).toMatch(/^system-ui/);
});
