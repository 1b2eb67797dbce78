import type { EmailFacts } from "./email-types.ts";
import type { EmailText } from "./texts.ts";

/** For the owner of a webhook endpoint, in English like everything for developers. */
export function endpointDisabledEmail(facts: EmailFacts["endpoint_disabled"]): EmailText {
  const { project, identifier, url, lastAnswer } = facts;
  return {
    subject: `We’ve switched off the webhook endpoint ${identifier}`,
    title: null,
    paragraphs: [
      `We’ve switched off the webhook endpoint ${identifier} of ${project} (${url}). It didn’t accept several events in a row, each in ten tries over eleven hours.`,
      `Its last answer was: ${lastAnswer}`,
      "We’re keeping all events from now on. Switch the endpoint on when it works again, and we’ll send them in order.",
      "You get this because the catalogue names your address for this endpoint. Change it there to stop these emails.",
    ],
    action: null,
  };
}
