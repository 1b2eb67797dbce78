import { Hono } from "hono";
import * as z from "zod";
import { maySeeReceipt } from "../../events/receipts/list-receipts.ts";
import { receiptPdf } from "../../events/receipts/receipt-pdf.ts";
import { NoSuchReceipt } from "../../problems.ts";
import { type PortalEnv, requireSession } from "./portal-middleware.ts";

export const receiptDownloadsApi = new Hono<PortalEnv>().get("/:file{[0-9a-f-]+\\.pdf}", requireSession, async (c) => {
  const { context, scope } = c.var;
  const id = c.req.param("file").slice(0, -".pdf".length);
  const isThere = z.uuid().safeParse(id).success && (await maySeeReceipt(context.db, scope, id));
  if (!isThere) throw NoSuchReceipt(id);
  const { name, type, content } = await receiptPdf(context, id);
  return c.body(new Uint8Array(content), 200, {
    "content-type": type,
    "content-disposition": `attachment; filename="${name}"`,
  });
});
