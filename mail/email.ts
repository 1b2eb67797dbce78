/** One letter to one person. */
export interface Letter {
  /**
   * The same each time that this letter is sent. Where a mail server took it over and its answer was lost, it is sent
   * again, and whoever receives it twice can tell.
   */
  id?: string;
  /** A bare address, `ada@example.org`. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Whose name stands before the sender's address; the sender's own when left out. */
  fromName?: string;
  /** A bare address; where an answer goes when not to the sender. */
  replyTo?: string;
  attachments?: Attachment[];
}

/** A file that goes with a letter. */
export interface Attachment {
  /** As it is saved, `receipt-000042.pdf`. */
  name: string;
  /** Its media type. */
  type: string;
  content: Uint8Array;
}

/** One address and nothing else: no list, no name, no comment, no quoted local part, nothing invisible. */
const bareAddress = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]{1,255}$/u;

/**
 * The letter as it may be sent. What people typed ends in headers here and nowhere else, so a line break in a subject
 * becomes a blank, and an address that is more than one address is refused.
 * @throws when an address does not fit.
 */
export function checked(letter: Letter): Letter {
  for (const address of [letter.to, letter.replyTo])
    if (address !== undefined && !bareAddress.test(address))
      throw new Error(`${JSON.stringify(address)} is not one mail address.`);
  return {
    ...letter,
    subject: onOneLine(letter.subject),
    ...(letter.fromName && { fromName: onOneLine(letter.fromName) }),
    ...(letter.attachments && {
      attachments: letter.attachments.map((it) => ({ ...it, name: onOneLine(it.name).replaceAll(/[/\\]/g, "-") })),
    }),
  };
}

function onOneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, " ").trim();
}
