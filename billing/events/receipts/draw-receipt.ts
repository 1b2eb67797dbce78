import { cardName } from "@hemline/protocol/card-name";
import type { Language } from "../../i18n/language.ts";
import { openSheet, type Sheet } from "./pdf-sheet.ts";
import { receiptFonts } from "./receipt-fonts.ts";
import type { ReceiptSnapshot } from "./receipt-snapshot.ts";

interface Paper {
  kind: "receipt" | "credit_note";
  number: string;
  isSandbox: boolean;
  issuedAt: Date;
  content: ReceiptSnapshot;
}

const quiet = "#6b645b";
const small = { size: 9 };
const body = { size: 10.5 };
const strong = { size: 10.5, weight: 600 } as const;

/** As wide as the longest name of a fact in any language, or it takes two lines. */
const nameWidth = 96;

/** One page: who sold what to whom, when, for how much, and with how much tax. */
export async function drawReceipt(paper: Paper, language: Language): Promise<Uint8Array> {
  const { content, kind, number, issuedAt } = paper;
  const fonts = receiptFonts(language.tag);
  for (;;) {
    const sheet = openSheet({
      title: `${language.t(`receipt.${kind}`)} ${number}`,
      author: content.seller,
      at: issuedAt,
      language: language.tag,
      direction: language.direction,
      fonts,
    });
    drawOn(sheet, paper, language);
    // Which fonts a page takes is known once it is drawn. Most pages find theirs loaded by an earlier one.
    if (!(await fonts.loadMissing())) return sheet.done();
  }
}

function drawOn(sheet: Sheet, paper: Paper, language: Language): void {
  const afterHead = head(sheet, language.t(`receipt.${paper.kind}`), paper, language);
  const afterParties = parties(sheet, paper, afterHead + 26, language);
  amounts(sheet, paper, afterParties + 30, language);
  foot(sheet, paper, language);
}

function head(sheet: Sheet, title: string, { content, isSandbox }: Paper, { t }: Language): number {
  const { left, right } = sheet;
  const afterTitle = sheet.text(title, { x: left, y: 56, width: 260 }, { size: 24, weight: 600 });
  const seller = { size: 13, weight: 600 } as const;
  const width = (right - left) / 2;
  const tall = sheet.heightOf(content.seller, width, seller);
  if (tall <= seller.size * 1.5) sheet.textBefore(content.seller, { x: right, y: 66 }, seller);
  else sheet.text(content.seller, { x: right - width, y: 66, width }, seller);
  const below = Math.max(100, afterTitle + 8, 66 + tall + 8);
  sheet.rule(below);
  if (!isSandbox) return below;
  return sheet.text(
    t("test_purchase"),
    { x: left, y: below + 10, width: right - left },
    { ...body, colour: "#9a3b1f" },
  );
}

function parties(sheet: Sheet, { kind, number, issuedAt, content }: Paper, top: number, language: Language): number {
  const { t, day } = language;
  const { left, right } = sheet;
  const column = (right - left) / 2;
  const facts: [string, string][] = [
    [t("receipt.number"), number],
    [t(kind === "receipt" ? "receipt.paid_on" : "receipt.issued_on"), day(issuedAt.toISOString())],
    ...(content.takesBack ? ([[t("receipt.for_receipt"), content.takesBack]] as [string, string][]) : []),
    ...(content.card
      ? ([[t(kind === "receipt" ? "receipt.paid_with" : "receipt.refunded_to"), cardName(content.card)]] as [
          string,
          string,
        ][])
      : []),
  ];
  let y = top;
  for (const [name, value] of facts) {
    const afterName = sheet.text(name, { x: left, y, width: nameWidth }, { ...body, colour: quiet });
    const width = column - nameWidth - 24;
    y = Math.max(afterName, sheet.text(value, { x: left + nameWidth + 8, y, width }, body)) + 2;
  }
  let yRight =
    sheet.text(t("receipt.customer"), { x: left + column, y: top, width: column }, { ...body, colour: quiet }) + 2;
  for (const fact of [
    content.email,
    content.email ? null : content.appUserId,
    countryName(content.country, language.tag),
  ]) {
    if (fact) yRight = sheet.text(fact, { x: left + column, y: yRight, width: column }, body) + 2;
  }
  const below = Math.max(y, yRight);
  const afterName = sheet.text(
    t("receipt.transaction"),
    { x: left, y: below, width: nameWidth },
    { ...body, colour: quiet },
  );
  const at = { x: left + nameWidth + 8, y: below, width: right - left - nameWidth - 8 };
  return Math.max(afterName, sheet.text(content.transactionId, at, body));
}

function amounts(sheet: Sheet, { kind, content }: Paper, top: number, language: Language): void {
  const { t } = language;
  const { left, right } = sheet;
  const { line, taxes, totalMicros, isTaxIncluded, currency } = content;
  const sign = kind === "receipt" ? 1 : -1;
  const money = (micros: number) => language.money(sign * micros, currency);
  const taxMicros = taxes.reduce((sum, it) => sum + it.amountMicros, 0);

  sheet.text(t("receipt.item"), { x: left, y: top, width: 200 }, { ...small, colour: quiet });
  sheet.textBefore(t("receipt.amount"), { x: right, y: top }, { ...small, colour: quiet });
  sheet.rule(top + 18);
  let y = top + 28;
  sheet.textBefore(money(isTaxIncluded ? totalMicros : totalMicros - taxMicros), { x: right, y }, body);
  y = sheet.text(line.title, { x: left, y, width: 340 }, body);
  if (line.period) {
    const period = language.days(line.period.from, line.period.to);
    y = sheet.text(period, { x: left, y, width: 340 }, { ...small, colour: quiet });
  }
  sheet.rule(y + 10);
  y += 20;
  const row = (name: string, micros: number, style: typeof body | typeof strong) => {
    sheet.textBefore(money(micros), { x: right, y }, style);
    y = sheet.text(name, { x: left + 180, y, width: 200 }, style) + 3;
  };
  if (taxMicros > 0) {
    row(t("receipt.excluding_tax"), totalMicros - taxMicros, body);
    for (const { name, amountMicros } of taxes) {
      const tax = name || t("receipt.tax");
      row(isTaxIncluded ? t("receipt.tax_included", { tax: isolated(tax) }) : tax, amountMicros, body);
    }
  }
  row(t(kind === "receipt" ? "receipt.total_paid" : "receipt.total_refunded"), totalMicros, strong);
}

function foot(sheet: Sheet, { content }: Paper, { t }: Language): void {
  const { left, right, bottom } = sheet;
  const width = right - left;
  const style = { ...small, colour: quiet };
  const notes = [
    content.footer,
    content.supportEmail && t("questions", { email: content.supportEmail }),
    sheet.isWhole() ? null : t("receipt.missing_characters"),
  ].filter((it) => it !== null && it !== "");
  const text = notes.join("\n");
  if (text === "") return;
  const y = bottom - sheet.heightOf(text, width, style);
  sheet.rule(y - 12);
  sheet.text(text, { x: left, y, width }, style);
}

/** Keeps the direction of a name apart from that of the label around it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

function countryName(code: string | null, tag: string): string | null {
  if (!code || !/^[A-Z]{2}$/.test(code)) return null;
  return new Intl.DisplayNames(tag, { type: "region" }).of(code) ?? null;
}
