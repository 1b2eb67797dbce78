import type { ContactDraft } from "../../shared/accounts/user.ts";
import { singleLine } from "../accounts/person-names.ts";
import { invalid } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";

const queue = "site.contact";

/** @throws 422 for a name without visible characters */
export async function enqueueContactEmail({ jobs }: SiteContext, { name, email, text }: ContactDraft): Promise<void> {
  const writer = singleLine(name);
  if (writer === null) throw invalid({ name: ["Enter your name."] });
  await jobs.enqueue(queue, { name: writer, email, text });
}

export async function sendContactEmails({ jobs, mail, contactAddress }: SiteContext): Promise<void> {
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
