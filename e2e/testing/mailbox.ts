import { expect } from "vitest";
import { defined } from "../../vitest/defined.ts";
import type { Hemline } from "./hemline.ts";

/** The link that `pattern` finds in the newest email to an address, once it has come. */
export async function mailedLink(hemline: Hemline, email: string, pattern: RegExp): Promise<string> {
  await expect.poll(() => newestLink(hemline, email, pattern)).not.toBeNull();
  return defined(await newestLink(hemline, email, pattern));
}

async function newestLink({ address }: Hemline, email: string, pattern: RegExp): Promise<string | null> {
  const read = async (path: string) => (await fetch(address + path)).text();
  const list = await read("/mailbox");
  for (const [, path] of list.matchAll(/"(\/mailbox\/emails\/[^"/]+)"/g)) {
    const message = await read(defined(path));
    const link = pattern.exec(message)?.[0];
    if (link && message.includes(email)) return link;
  }
  return null;
}
