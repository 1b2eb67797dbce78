/** Outgoing email: through an SMTP server, or into the developers' mailbox. */
import type { Logger } from "pino";
import { checkEmail, type Email } from "./email.ts";
import { createMailbox } from "./mailbox/mailbox.ts";
import { openStore } from "./mailbox/store.ts";
import { openSmtp } from "./smtp.ts";

export type { Attachment, Email } from "./email.ts";

export interface Mail {
  /**
   * Resolves when the server has accepted the email. Call it from a job, so that failures are retried.
   * @throws when an address is not exactly one address, or the server refuses or cannot be reached.
   */
  send(email: Email): Promise<void>;
  close(): Promise<void>;
}

/** A web page for developers, to be mounted at `/mailbox`. `env` is what the Node adapter passes beside a request. */
export interface Mailbox {
  fetch(request: Request, env?: object): Promise<Response>;
}

interface MailOptions {
  smtpUrl?: string;
  from: string;
  mailboxDir: string;
  log: Logger;
  clock?: () => Date;
}

/**
 * With `smtpUrl` emails are sent; without it they are kept as files in `mailboxDir` (the newest ones) and shown by
 * `mailbox`. `from` may include a name: `Hemline <hello@example.org>`.
 */
export function openMail(o: MailOptions): Mail & { mailbox: Mailbox | null } {
  if (!o.smtpUrl) return openMailbox(o);
  const smtp = openSmtp(o.smtpUrl, o.from);
  return {
    mailbox: null,
    send: (email) => smtp.send(checkEmail(email)),
    close: async () => smtp.close(),
  };
}

function openMailbox({ from, mailboxDir, log, clock = () => new Date() }: MailOptions): Mail & { mailbox: Mailbox } {
  const store = openStore(mailboxDir);
  return {
    mailbox: createMailbox(store),
    async send(email) {
      const fit = checkEmail(email);
      await store.keep(fit, from, clock());
      log.info({ subject: fit.subject }, "an email was put into the mailbox");
    },
    close: async () => undefined,
  };
}
