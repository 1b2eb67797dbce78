import type { EmailFacts } from "./email-facts.ts";
import type { EmailText } from "./texts.ts";

/** For the owner of a webhook endpoint, in English like everything for developers. */
export function endpointDisabled(facts: EmailFacts["endpoint_disabled"]): EmailText {
  const { project, identifier, url, lastAnswer } = facts;
  return {
    subject: `${project}: the webhook endpoint ${identifier} was switched off`,
    title: null,
    paragraphs: [
      `The webhook endpoint ${identifier} (${url}) did not accept several events, one after the other, each in ten tries over eleven hours. It was switched off.`,
      `The last answer was: ${lastAnswer}`,
      "We keep the events that happen from now on. Switch the endpoint on when it works again, and we send them in order.",
    ],
    action: null,
  };
}
