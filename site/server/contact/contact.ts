import type { ContactDraft } from "../../shared/user.ts";
import { spoken } from "../accounts/names.ts";
import type { SiteContext } from "../parts.ts";
import { invalid } from "../problems.ts";

const queue = "site.contact";

/**
 * Takes a message of /contact; it goes out as a letter as soon as the mail room can send it.
 * @throws 422 for a name without a letter in it.
 */
export async function takeMessage({ jobs }: SiteContext, { name, email, text }: ContactDraft): Promise<void> {
  const writer = spoken(name);
  if (writer === null) throw invalid({ name: ["Enter your name."] });
  await jobs.enqueue(queue, { name: writer, email, text });
}

/** Sends the messages that were taken. */
export async function sendMessages({ jobs, mail, contactAddress }: SiteContext): Promise<void> {
  await jobs.work<ContactDraft>(
    queue,
    ({ name, email, text }, { id }) =>
      mail.send({
        id,
        to: contactAddress,
        replyTo: email,
        subject: `Message from ${name}`,
        text: `${text}\n\n${name}\n${email}\n`,
      }),
    { lasting: true },
  );
}
