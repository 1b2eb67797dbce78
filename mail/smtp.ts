import { createTransport } from "nodemailer";
import type { Email } from "./email.ts";
import { senderOf } from "./sender.ts";

/** RFC 8058 */
const oneClickUnsubscribe = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** `url` is `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function openSmtp(url: string, from: string) {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Message content must never make nodemailer read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, fromName, replyTo, attachments, unsubscribeUrl, ...email }: Email): Promise<void> {
      await transport.sendMail({
        ...email,
        from: senderOf(from, fromName),
        ...(id && { messageId: `<${id}@${domain}>` }),
        to: { name: "", address: to },
        ...(replyTo && { replyTo: { name: "", address: replyTo } }),
        ...(unsubscribeUrl && { headers: oneClickUnsubscribe(unsubscribeUrl) }),
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
