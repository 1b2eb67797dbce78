import { createTransport } from "nodemailer";
import type { Letter } from "./email.ts";
import { senderOf } from "./sender.ts";

/** Sends letters through a server. `url` is `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function openSmtp(url: string, from: string) {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A letter is made of what it says, never of files or addresses that it names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, fromName, replyTo, attachments, ...letter }: Letter): Promise<void> {
      await transport.sendMail({
        ...letter,
        from: senderOf(from, fromName),
        ...(id && { messageId: `<${id}@${domain}>` }),
        to: { name: "", address: to },
        ...(replyTo && { replyTo: { name: "", address: replyTo } }),
        ...(attachments && {
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(content),
          })),
        }),
      });
    },
    close: () => transport.close(),
  };
}
