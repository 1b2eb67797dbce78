import { createMiddleware } from "hono/factory";
import { unreadableImport } from "../../problems.ts";
import type { SiteEnv } from "../../request/site-env.ts";
import type { FileFormat } from "./read-items.ts";

/**
 * Sets the text of an imported file and its format. It reads the body before anybody else does: what is no UTF-8 would
 * become other text without a word.
 * @throws 415, 422
 */
export const fileText = createMiddleware<SiteEnv & { Variables: { text: string; format: FileFormat } }>(
  async (c, next) => {
    c.set("format", formatOf(c.req.header("content-type") ?? ""));
    c.set("text", utf8Text(await c.req.arrayBuffer()));
    await next();
  },
);

function formatOf(contentType: string): FileFormat {
  const [type = ""] = contentType.toLowerCase().split(";");
  if (type.trim() === "application/json") return "json";
  if (/^text\/(csv|plain|tab-separated-values)$/.test(type.trim())) return "csv";
  throw unreadableImport("other-type");
}

function utf8Text(bytes: ArrayBuffer): string {
  const text = decoded(bytes);
  if (text === null || isUtf16(text)) throw unreadableImport("not-utf-8");
  return text;
}

function decoded(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Without its byte order mark, plain English in UTF-16 is UTF-8 as well: each letter has a NUL beside it. */
const isUtf16 = (text: string): boolean => text.slice(0, 2).includes("\0");
