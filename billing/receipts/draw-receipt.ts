import { formatMoney } from "@hemline/protocol/money";
import type { ReceiptContent } from "./content.ts";
import { openSheet, type Sheet } from "./sheet.ts";

interface Paper {
  kind: "receipt" | "credit_note";
  number: string;
  isSandbox: boolean;
  issuedAt: Date;
  content: ReceiptContent;
}

const quiet = "#6b645b";
const small = { size: 9 };
const body = { size: 10.5 };
const strong = { size: 10.5, weight: 600 } as const;

const days = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
const day = (at: Date | string) => days.format(new Date(at));

/** One page: who sold what to whom, when, for how much, and with how much tax. */
export async function drawReceipt(paper: Paper): Promise<Uint8Array> {
  const { content, kind, number, issuedAt } = paper;
  const title = kind === "receipt" ? "Receipt" : "Credit note";
  const sheet = openSheet({ title: `${title} ${number}`, author: content.seller, at: issuedAt });
  const afterHead = head(sheet, title, paper);
  const afterParties = parties(sheet, paper, afterHead + 26);
  amounts(sheet, paper, afterParties + 30);
  foot(sheet, paper);
  return sheet.done();
}

function head(sheet: Sheet, title: string, { content, isSandbox }: Paper): number {
  const { left, right } = sheet;
  sheet.text(title, { x: left, y: 56, width: 260 }, { size: 24, weight: 600 });
  const seller = { size: 13, weight: 600 } as const;
  const width = (right - left) / 2;
  const tall = sheet.heightOf(content.seller, width, seller);
  if (tall <= seller.size * 1.5) sheet.textBefore(content.seller, { x: right, y: 66 }, seller);
  else sheet.text(content.seller, { x: right - width, y: 66, width }, seller);
  const below = Math.max(100, 66 + tall + 8);
  sheet.rule(below);
  if (!isSandbox) return below;
  return sheet.text(
    "Test purchase: no money moved.",
    { x: left, y: below + 10, width: right - left },
    { ...body, colour: "#9a3b1f" },
  );
}

function parties(sheet: Sheet, { kind, number, issuedAt, content }: Paper, top: number): number {
  const { left, right } = sheet;
  const column = (right - left) / 2;
  const facts: [string, string][] = [
    ["Number", number],
    [kind === "receipt" ? "Paid on" : "Issued on", day(issuedAt)],
    ...(content.takesBack ? ([["For receipt", content.takesBack]] as [string, string][]) : []),
    ...(content.card
      ? ([[kind === "receipt" ? "Paid with" : "Sent back to", cardWords(content.card)]] as [string, string][])
      : []),
  ];
  let y = top;
  for (const [name, value] of facts) {
    sheet.text(name, { x: left, y, width: 76 }, { ...body, colour: quiet });
    y = sheet.text(value, { x: left + 80, y, width: column - 96 }, body) + 2;
  }
  let yRight = sheet.text("Customer", { x: left + column, y: top, width: column }, { ...body, colour: quiet }) + 2;
  for (const fact of [content.email, content.email ? null : content.appUserId, countryName(content.country)]) {
    if (fact) yRight = sheet.text(fact, { x: left + column, y: yRight, width: column }, body) + 2;
  }
  const below = Math.max(y, yRight);
  sheet.text("Transaction", { x: left, y: below, width: 76 }, { ...body, colour: quiet });
  return sheet.text(content.transactionId, { x: left + 80, y: below, width: right - left - 80 }, body);
}

function amounts(sheet: Sheet, { kind, content }: Paper, top: number): void {
  const { left, right } = sheet;
  const { line, taxes, totalMicros, isTaxIncluded, currency } = content;
  const sign = kind === "receipt" ? 1 : -1;
  const money = (micros: number) => formatMoney({ amount_micros: sign * micros, currency }, "en");
  const taxMicros = taxes.reduce((sum, it) => sum + it.amountMicros, 0);

  sheet.text("What", { x: left, y: top, width: 200 }, { ...small, colour: quiet });
  sheet.textBefore("Amount", { x: right, y: top }, { ...small, colour: quiet });
  sheet.rule(top + 18);
  let y = top + 28;
  sheet.textBefore(money(isTaxIncluded ? totalMicros : totalMicros - taxMicros), { x: right, y }, body);
  y = sheet.text(line.title, { x: left, y, width: 340 }, body);
  if (line.period) {
    const period = `${day(line.period.from)} to ${day(line.period.to)}`;
    y = sheet.text(period, { x: left, y, width: 340 }, { ...small, colour: quiet });
  }
  sheet.rule(y + 10);
  y += 20;
  const row = (name: string, micros: number, style: typeof body | typeof strong) => {
    sheet.textBefore(money(micros), { x: right, y }, style);
    y = sheet.text(name, { x: left + 220, y, width: 150 }, style) + 3;
  };
  if (taxMicros > 0) {
    row("Without tax", totalMicros - taxMicros, body);
    for (const tax of taxes) row(isTaxIncluded ? `${tax.name}, included` : tax.name, tax.amountMicros, body);
  }
  row(kind === "receipt" ? "Total paid" : "Total sent back", totalMicros, strong);
}

function foot(sheet: Sheet, { content }: Paper): void {
  const { left, right, bottom } = sheet;
  const width = right - left;
  const style = { ...small, colour: quiet };
  const notes = [
    content.footer,
    content.supportEmail && `Questions? Write to ${content.supportEmail}.`,
    sheet.isWhole() ? null : "Signs of scripts that this document has no letters for are shown as “?”.",
  ].filter((it) => it !== null && it !== "");
  const text = notes.join("\n");
  if (text === "") return;
  const y = bottom - sheet.heightOf(text, width, style);
  sheet.rule(y - 12);
  sheet.text(text, { x: left, y, width }, style);
}

function cardWords({ brand, last4 }: { brand: string; last4: string }): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
}

function countryName(code: string | null): string | null {
  if (!code || !/^[A-Z]{2}$/.test(code)) return null;
  return new Intl.DisplayNames("en", { type: "region" }).of(code) ?? null;
}
