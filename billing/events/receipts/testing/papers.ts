import type { TestBilling } from "../../../testing/test-billing.ts";

interface Row {
  id: string;
  number: number;
  kind: string;
  content: Record<string, unknown>;
}

/** The receipts and credit notes, by number. */
export const papers = ({ rows }: TestBilling) =>
  rows<Row>("select id, number, kind, content from billing.receipts order by app_id, is_sandbox, number");
