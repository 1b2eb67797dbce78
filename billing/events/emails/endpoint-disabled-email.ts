import { hourMs } from "../../rules/durations.ts";
import { webhookRetryPausesMs } from "../../rules/limits.ts";
import type { EmailText } from "./customer-email-texts.ts";
import type { EmailFacts } from "./email-types.ts";

const tries = webhookRetryPausesMs.length + 1;
const hours = Math.round(webhookRetryPausesMs.reduce((sum, pause) => sum + pause, 0) / hourMs);

/** For the owner of a webhook endpoint, in English like everything for developers. */
export function endpointDisabledEmail(facts: EmailFacts["endpoint_disabled"]): EmailText {
  const { project, identifier, url, lastAnswer } = facts;
  return {
    subject: `We’ve switched off the webhook endpoint ${identifier}`,
    title: null,
    paragraphs: [
      `We’ve switched off the webhook endpoint ${identifier} of ${project} (${url}). It didn’t accept several events in a row, each in ${tries} tries over ${hours} hours.`,
      `Its last answer was: ${lastAnswer}`,
      "We’re keeping all events from now on. Switch the endpoint on when it works again, and we’ll send them in order.",
      "You get this because the catalogue names your address for this endpoint. Change it there to stop these emails.",
    ],
    action: null,
  };
}
