import type { ContactDraft } from "../../shared/user.ts";
import type { SiteContext } from "../parts.ts";

const queue = "site.contact";

/** Takes a message of /contact; it goes out as a letter as soon as the mail room can send it. */
export async function takeMessage({ jobs }: SiteContext, draft: ContactDraft): Promise<void> {
  await jobs.enqueue(queue, { name: draft.name, email: draft.email, text: draft.text });
}

/** Sends the messages that were taken. */
export async function sendMessages({ jobs, mail, contactAddress }: SiteContext): Promise<void> {
  await jobs.work<ContactDraft>(queue, ({ name, email, text }) =>
    mail.send({
      to: contactAddress,
      replyTo: email,
      subject: `Message from ${name}`,
      text: `${text}\n\n${name}\n${email}\n`,
    }),
  );
}
