import { Hono } from "hono";
import type { ImportAnswer } from "../../../shared/wardrobe/import.ts";
import { idempotent } from "../../idempotency/idempotent.ts";
import { notFound } from "../../problems.ts";
import { mayWrite } from "../../request/may-write.ts";
import { rateLimited } from "../../request/rate-limited.ts";
import { signedIn } from "../../request/signed-in.ts";
import type { SiteEnv } from "../../request/site-env.ts";
import { exportedItems } from "./exported-items.ts";
import { fileText } from "./file-text.ts";
import { importItems } from "./import-items.ts";
import { type FileFormat, readItems } from "./read-items.ts";

const files = new Map<string, { format: FileFormat; type: string }>([
  ["items.csv", { format: "csv", type: "text/csv; charset=utf-8" }],
  ["items.json", { format: "json", type: "application/json; charset=utf-8" }],
]);

export const itemFilesApi = new Hono<SiteEnv>()
  .post("/items/import", signedIn, mayWrite, fileText, idempotent("import-items"), async (c) => {
    const { site, member, text, format } = c.var;
    const data: ImportAnswer = { imported: await importItems(site, member, readItems(text, format)) };
    return c.json({ message: data.imported === 1 ? "Item added" : `${data.imported} items added`, data });
  })
  .get("/items/export/:format", signedIn, rateLimited("export-items"), async (c) => {
    const file = files.get(c.req.param("format"));
    if (!file) throw notFound("file");
    return c.body(await exportedItems(c.var.site, c.var.member, file.format), 200, {
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename="hemline-items.${file.format}"`,
      "Cache-Control": "private, no-store",
    });
  });
