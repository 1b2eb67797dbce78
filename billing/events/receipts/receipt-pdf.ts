import type { Attachment } from "@hemline/mail";
import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { languageOf } from "../../i18n/language.ts";
import { NoSuchReceipt } from "../../problems.ts";
import { receipts } from "../../store/tables.ts";
import { drawReceipt } from "./draw-receipt.ts";
import { type ReceiptSnapshot, receiptNumber } from "./receipt-snapshot.ts";

/**
 * A receipt or credit note as a file, drawn anew from what was written down when it was issued: always the same.
 * The caller has checked that this customer may see it.
 * @throws NoSuchReceipt
 */
export async function receiptPdf({ db }: Pick<BillingContext, "db">, receiptId: string): Promise<Attachment> {
  const [receipt] = await db.select().from(receipts).where(eq(receipts.id, receiptId));
  if (!receipt) throw NoSuchReceipt(receiptId);
  const number = receiptNumber(receipt);
  const content = receipt.content as unknown as ReceiptSnapshot;
  const { kind, isSandbox, issuedAt } = receipt;
  return {
    name: `${kind === "receipt" ? "receipt" : "credit-note"}-${number}.pdf`,
    type: "application/pdf",
    content: await drawReceipt(
      { kind, number, isSandbox, issuedAt, content },
      await languageOf(content.locale ?? null),
    ),
  };
}
