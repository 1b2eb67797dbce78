import { expect, test } from "vitest";
import { PortalVisitor } from "../billing/testing/portal-visitor.ts";
import { visa } from "../billing/testing/test-customer.ts";
import { expectAccessible, openPortalHouse } from "./portal-house.ts";

test.each([
  ["de", "ltr", "Ihre Käufe", "Abonnement kündigen", /^Verlängert sich am /],
  ["ar", "rtl", "المشتريات", "إلغاء الاشتراك", /^يتجدد في /],
  ["ja", "ltr", "ご購入一覧", "サブスクリプションを解約", /に更新|で更新されます。$/],
] as const)("the portal speaks %s to a customer who bought in it", async (locale, dir, title, cancel, standing) => {
  const house = await openPortalHouse();
  await house.ada.buys("studio", visa, { locale });
  // Their browser speaks English: what they bought in goes before.
  const page = await (await house.person({ locale: "en-US" })).newPage();
  await page.goto(`${house.address}#${await new PortalVisitor(house).linkFor(house.ada.email)}`);
  await page.getByRole("heading", { name: title }).waitFor();
  await page.getByRole("button", { name: cancel }).waitFor();
  await page.getByText(standing).waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    locale,
    dir,
  ]);
  await expectAccessible(page);
});

test("the door speaks the browser's language, and another one by its address", async () => {
  const house = await openPortalHouse();
  const page = await (await house.person({ locale: "cs-CZ", expected: [/status of 400/] })).newPage();
  await page.goto(house.address);
  await page.getByRole("heading", { name: "Vaše nákupy" }).waitFor();
  await page.getByLabel("E-mailová adresa").fill("nobody");
  await page.keyboard.press("Enter");
  await page.getByText("E-mailová adresa není platná.").waitFor();
  await page.goto(`${house.address}?locale=zh-TW`);
  await page.getByRole("heading", { name: "您的購買" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "您的購買" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("zh-TW");
});

test("only the language that is spoken is fetched, and the page is set in the system's letters", async () => {
  const house = await openPortalHouse();
  const page = await (await house.person({ locale: "fi-FI" })).newPage();
  const fetched: string[] = [];
  page.on("request", (it) => fetched.push(new URL(it.url()).pathname.split("/").at(-1)!));
  await page.goto(house.address);
  await page.getByRole("heading", { name: "Ostoksesi" }).waitFor();
  expect(fetched.filter((file) => /^(zh_Han[st]|[a-z]{2})-/.test(file)).map((file) => file.split("-")[0])).toEqual([
    "fi",
    "fi",
  ]);
  expect(fetched.filter((file) => file.endsWith(".woff2"))).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector("h1")!).fontFamily)).toMatch(/^system-ui/);
});
