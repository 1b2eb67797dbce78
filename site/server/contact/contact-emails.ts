import { createHash } from "node:crypto";
import type { ContactDraft } from "../../shared/accounts/user.ts";
import { singleLine } from "../accounts/person-names.ts";
import { invalid } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";

const queue = "site.contact";

/**
 * Visitors write too, so the answers to their calls are not kept as those to members’ are: the job’s id is made of the key
 * and the message, which is sent once as long as its job is kept.
 * @throws 422 for a name without visible characters
 */
export async function enqueueContactEmail(
  { jobs }: SiteContext,
  { name, email, text }: ContactDraft,
  idempotencyKey?: string,
): Promise<void> {
  const writer = singleLine(name);
  if (writer === null) throw invalid({ name: ["Enter your name."] });
  const message: ContactDraft = { name: writer, email, text };
  await jobs.enqueue(queue, message, idempotencyKey === undefined ? {} : { id: jobIdOf(idempotencyKey, message) });
}

/** A UUID of version 8, whose bits are our own. */
function jobIdOf(key: string, message: ContactDraft): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([key, message]))
    .digest("hex");
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
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
