import { type BillingContext, worldTime } from "../../context/billing-context.ts";
import type { Reply } from "../../context/webhook-sender.ts";
import type { WebhookMessage } from "./webhook-message.ts";
import { signedHeaders } from "./webhook-signature.ts";

export function sendWebhook(
  context: BillingContext,
  to: { url: string; secret: string; formerSecret: string | null },
  message: WebhookMessage,
): Promise<Reply> {
  const body = JSON.stringify(message);
  const secrets = to.formerSecret ? [to.secret, to.formerSecret] : [to.secret];
  const signed = signedHeaders({ id: message.event.id, body, secrets, at: worldTime(context) });
  return context.webhookSender.post({
    url: to.url,
    headers: { "content-type": "application/json", "user-agent": "Hemline-Webhooks/1", ...signed },
    body,
  });
}
