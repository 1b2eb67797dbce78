/** One email to one person. */
export interface Email {
  /**
   * The same for each attempt. When a server accepted the email but its answer was lost, it is sent again, and its
   * recipient's mail program can recognize the duplicate.
   */
  id?: string;
  /** A bare address, `ada@example.org`. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The display name before the sender's address; the sender's own by default. */
  fromName?: string;
  /** A bare address; the sender by default. */
  replyTo?: string;
  attachments?: Attachment[];
  /** Ends such emails when it gets a POST without further questions (RFC 8058); mail programs show it as a button. */
  unsubscribeUrl?: string;
}

export interface Attachment {
  /** As saved by the recipient, `receipt-000042.pdf`. */
  name: string;
  /** Its media type. */
  type: string;
  content: Uint8Array;
}

/** Exactly one address: no list, no name, no comment, no quoted local part, nothing invisible. */
const bareAddress = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]{1,255}$/u;

/**
 * The email as it may be sent. User input reaches headers only through here: a line break in a subject becomes a
 * blank, and a text that is not exactly one address is refused.
 * @throws when an address is not valid.
 */
export function checkEmail(email: Email): Email {
  for (const address of [email.to, email.replyTo])
    if (address !== undefined && !bareAddress.test(address))
      throw new Error(`${JSON.stringify(address)} is not one email address.`);
  return {
    ...email,
    subject: onOneLine(email.subject),
    ...(email.fromName && { fromName: onOneLine(email.fromName) }),
    ...(email.attachments && {
      attachments: email.attachments.map((it) => ({ ...it, name: onOneLine(it.name).replaceAll(/[/\\]/g, "-") })),
    }),
  };
}

function onOneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, " ").trim();
}
