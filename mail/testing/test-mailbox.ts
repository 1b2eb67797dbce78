import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { openMail } from "../mail.ts";
import { sender } from "./sample-email.ts";

const clockFrom = (start: string) => {
  let ticks = Date.parse(start);
  return () => {
    ticks += 1000;
    return new Date(ticks);
  };
};

/** Mail that is saved as files, with the pages that show them. Each email is a second later than the last. */
export function testMailbox() {
  const folder = mkdtempSync(join(tmpdir(), "hemline-mail-"));
  const mailboxDir = join(folder, "mailbox");
  const log = pino({ level: "silent" });
  const mail = openMail({ from: sender, mailboxDir, log, clock: clockFrom("2026-03-01T09:00:00Z") });
  return {
    mail,
    mailboxDir,
    get: (path: string, headers: Record<string, string> = {}, env?: object) =>
      mail.mailbox!.fetch(new Request(new URL(path, "http://localhost:3000"), { headers }), env),
    async firstEmailPath() {
      const list = await (await this.get("/")).text();
      return /\/mailbox(\/emails\/[^"]+)"/.exec(list)![1]!;
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
