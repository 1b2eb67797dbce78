import { expect } from "vitest";
import { defined } from "../../vitest/defined.ts";
import type { Hemline } from "./hemline.ts";

interface Mailed {
  /** What the pattern found. */
  found: string;
  /** The path of the email in the mailbox. */
  path: string;
  /** Its page, with its plain text. */
  page: string;
}

/** The link that `pattern` finds in the newest email to an address, once it has come. */
export const mailedLink = async (hemline: Hemline, email: string, pattern: RegExp): Promise<string> =>
  (await mailed(hemline, email, pattern)).found;

/** Both parts of the newest email to an address in which `pattern` is found, once it has come. */
export async function mailedParts(
  hemline: Hemline,
  email: string,
  pattern: RegExp,
): Promise<{ text: string; html: string }> {
  const { page, path } = await mailed(hemline, email, pattern);
  const html = await read(hemline, `${path}/html`);
  // As it was sent: the mailbox opens links elsewhere.
  return { text: textOn(page), html: html.replace('<base target="_blank">', "") };
}

async function mailed(hemline: Hemline, email: string, pattern: RegExp): Promise<Mailed> {
  await expect.poll(() => newest(hemline, email, pattern)).not.toBeNull();
  return defined(await newest(hemline, email, pattern));
}

async function newest(hemline: Hemline, email: string, pattern: RegExp): Promise<Mailed | null> {
  const list = await read(hemline, "/mailbox");
  for (const [, path = ""] of list.matchAll(/"(\/mailbox\/emails\/[^"/]+)"/g)) {
    const page = await read(hemline, path);
    const found = pattern.exec(page)?.[0];
    if (found && page.includes(email)) return { found, path, page };
  }
  return null;
}

const read = async ({ address }: Hemline, path: string) => (await fetch(address + path)).text();

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** The plain text, without the links that the mailbox makes of its addresses. */
function textOn(page: string): string {
  const text = /<pre>([\s\S]*)<\/pre>/.exec(page)?.[1] ?? "";
  return text.replace(/<\/?a\b[^>]*>/g, "").replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}
