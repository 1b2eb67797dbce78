import { describe, expect, test } from "vitest";
import { applyCatalogue } from "../../billing.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { visa } from "../../testing/test-customer.ts";
import { receiptPdf } from "./receipt-pdf.ts";
import { linesOf, readPdf } from "./testing/read-pdf.ts";

interface Names {
  seller: string;
  title: string;
  footer: string;
}

const cases: [locale: string, direction: "ltr" | "rtl", names: Names][] = [
  ["ar", "rtl", { seller: "دار الأزياء", title: "عشرة دبابيس", footer: "شارع الملك فهد" }],
  ["he", "rtl", { seller: "בית האופנה", title: "עשר סיכות", footer: "רחוב דיזנגוף" }],
  ["zh-Hans", "ltr", { seller: "上海霓裳服饰", title: "十枚别针", footer: "静安区南京西路1266号" }],
  ["zh-Hant", "ltr", { seller: "臺北霓裳服飾", title: "十枚別針", footer: "信義區信義路五段7號" }],
  ["ja", "ltr", { seller: "株式会社アトリエ", title: "まち針10本セット", footer: "東京都渋谷区神宮前" }],
  ["ko", "ltr", { seller: "주식회사 아틀리에", title: "시침핀 열 개", footer: "서울특별시 강남구" }],
  ["th", "ltr", { seller: "ห้องเสื้อกรุงเทพ", title: "เข็มหมุดสิบเล่ม", footer: "ถนนสุขุมวิท" }],
  ["hi", "ltr", { seller: "अतेलिये वस्त्र", title: "दस पिनें", footer: "महात्मा गांधी मार्ग" }],
  ["el", "ltr", { seller: "Ατελιέ Ραφή", title: "Δέκα καρφίτσες", footer: "Οδός Ερμού" }],
  ["uk", "ltr", { seller: "Ательє Шиття", title: "Десять шпильок", footer: "вулиця Хрещатик" }],
  ["vi", "ltr", { seller: "Tiệm may Hà Nội", title: "Mười chiếc ghim", footer: "phố Hàng Gai" }],
];

/** The receipt for a product with these names, as its customer gets it. */
async function receiptFor({ seller, title, footer }: Names, locale: string): Promise<Uint8Array> {
  const service = await testBilling();
  await sells(service, { seller, title, footer });
  await service.ada.buys("pins", visa, { locale });
  const [receipt] = await service.rows<{ id: string }>("select id from billing.receipts");
  return (await receiptPdf(service, receipt?.id ?? "")).content;
}

const sells = (service: TestBilling, { seller, title, footer }: Names) =>
  applyCatalogue(
    service.db,
    {
      ...fixtureCatalogue,
      apps: fixtureCatalogue.apps.map((app) => ({ ...app, name: seller, receipt_footer: footer })),
      products: fixtureCatalogue.products.map((it) => (it.identifier === "pins" ? { ...it, title } : it)),
    },
    { clock: service.clock },
  );

const inLatin: Names = { seller: "Atelier", title: "Ten pins", footer: "Berlin" };

describe("names are printed", () => {
  test.each(cases)("in the script of %s, and so are the labels", async (locale, direction, names) => {
    const file = await receiptFor(names, locale);
    const shown = readPdf(file);
    const lines = linesOf(shown, direction).join("\n");
    for (const name of Object.values(names)) expect(lines).toContain(name);
    expect(shown.flatMap(({ glyphs }) => glyphs)).not.toContain(0);
    expect(Buffer.from(file).toString("latin1")).toContain(`/Lang (${locale}`);
    expect(file.length).toBeLessThan(80_000);
  });

  test("in several scripts on one line, each in its direction", async () => {
    const title = "Ada, עדה (2026), مريم, 山田, 김, สมชาย, अदिति, Олена";
    const shown = readPdf(await receiptFor({ ...inLatin, title }, "en"));
    // From Hebrew to Arabic everything runs from right to left, but for the number.
    const visual = linesOf(shown).join("\n").replaceAll(" ", "");
    expect(visual).toContain("Ada,مريم,(2026)עדה,山田,김,สมชาย,अदिति,Олена");
  });

  test("with a question mark for each character that no font has, and a note", async () => {
    const lines = linesOf(readPdf(await receiptFor({ ...inLatin, title: "年 𓀀 plan 👩‍🎨!" }, "en")));
    expect(lines.join("\n")).toContain("年 ? plan ?!");
    expect(lines.at(-1)).toBe("Characters this document can’t show appear as “?”.");
  });
});

test("an Arabic receipt begins at the right, and its letters are joined", async () => {
  const shown = readPdf(await receiptFor({ ...inLatin, title: "ببب" }, "ar"));
  const heading = shown.find(({ text }) => text === "إيصال");
  const amount = shown.find(({ text }) => text.includes("500"));
  expect(heading?.x).toBeGreaterThan(400);
  expect(amount?.x).toBeLessThan(100);
  // A letter has one shape at the beginning of a word, one in the middle and one at the end; its dot is always the same.
  expect(new Set(shown.find(({ text }) => text === "ببب")?.glyphs).size).toBe(4);
});

test("Chinese characters have the forms of their reader's region, or of the text they stand in", async () => {
  const fontOf = async (title: string, locale: string) =>
    readPdf(await receiptFor({ ...inLatin, title }, locale)).find(({ text }) => text.includes("直"))?.font;
  expect(await fontOf("直", "ja")).toMatch(/^NotoSansJP/);
  expect(await fontOf("直", "zh-Hant")).toMatch(/^NotoSansTC/);
  expect(await fontOf("直", "en")).toMatch(/^NotoSansSC/);
  expect(await fontOf("直しもの", "en")).toMatch(/^NotoSansJP/);
});
