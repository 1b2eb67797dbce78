/** Letters out: through an SMTP server, or into the developers' mailbox. */
import type { Logger } from "pino";
import { checked, type Letter } from "./email.ts";
import { mailboxOf } from "./mailbox/mailbox.ts";
import { openStore } from "./mailbox/store.ts";
import { openSmtp } from "./smtp.ts";

export type { Attachment, Letter } from "./email.ts";

export interface Mail {
  /**
   * Resolves when the server has taken the letter over. Call it from a job, so that a failure is tried again.
   * @throws when an address is not exactly one address, or the server refuses or cannot be reached.
   */
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}

/** A web page for developers, to be mounted at `/mailbox`. `env` is what the Node adapter passes beside a request. */
export interface Mailbox {
  fetch(request: Request, env?: object): Promise<Response>;
}

/**
 * With `smtpUrl` letters are sent; without it they are kept as files in `mailboxDir` (the newest 200) and shown by
 * `mailbox`. `from` may carry a name: `Hemline <hello@example.org>`.
 */
export function openMail(o: {
  smtpUrl?: string;
  from: string;
  mailboxDir: string;
  log: Logger;
  clock?: () => Date;
}): Mail & { mailbox: Mailbox | null } {
  const { from, log, clock = () => new Date() } = o;
  if (o.smtpUrl) {
    const smtp = openSmtp(o.smtpUrl, from);
    return {
      mailbox: null,
      send: (letter) => smtp.send(checked(letter)),
      close: async () => smtp.close(),
    };
  }
  const store = openStore(o.mailboxDir);
  return {
    mailbox: mailboxOf(store),
    async send(letter) {
      const fit = checked(letter);
      await store.keep(fit, from, clock());
      log.info({ subject: fit.subject }, "a letter was put into the mailbox");
    },
    close: async () => undefined,
  };
}
