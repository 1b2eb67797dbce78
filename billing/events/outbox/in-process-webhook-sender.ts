import type { WebhookSender } from "../../context/webhook-sender.ts";
import { maxAnswerCharacters } from "../../rules/limits.ts";

/** A server in this process that receives every event of a project, without the network. */
export interface Receiver {
  /** A secret key of the project. */
  key: string;
  /** Names the receiver in deliveries; nothing else is reached there. */
  url: string;
  /** `whsec_` and base64, as Standard Webhooks has it. */
  secret: string;
  fetch(request: Request): Promise<Response>;
}

/** Takes webhooks for the receiver to it, and all others to `sender`. */
export function withInProcessReceiver(receiver: Receiver, sender: WebhookSender): WebhookSender {
  return {
    async post({ url, headers, body }) {
      if (url !== receiver.url) return sender.post({ url, headers, body });
      const begunAt = performance.now();
      const done = (status: number | null, answer: string) => ({
        status,
        answer: answer.slice(0, maxAnswerCharacters),
        tookMs: Math.round(performance.now() - begunAt),
      });
      try {
        const response = await receiver.fetch(new Request(url, { method: "POST", headers, body }));
        return done(response.status, await response.text());
      } catch (error) {
        return done(null, `No answer: ${String(error)}`);
      }
    },
  };
}
