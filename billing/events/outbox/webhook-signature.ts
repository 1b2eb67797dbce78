import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** A secret as Standard Webhooks writes it: 32 random bytes. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString("base64");
}

/** The headers of Standard Webhooks. While there is a former secret, either one verifies. */
export function signedHeaders(o: {
  id: string;
  body: string;
  secrets: readonly string[];
  at: Date;
}): Record<string, string> {
  const timestamp = String(Math.floor(o.at.getTime() / 1000));
  const signatures = o.secrets.map((secret) => {
    const key = Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, "base64");
    return `v1,${createHmac("sha256", key).update(`${o.id}.${timestamp}.${o.body}`).digest("base64")}`;
  });
  return {
    "webhook-id": o.id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
