import { createHmac, timingSafeEqual } from "node:crypto";
import { minuteMs } from "../../shared/durations.ts";
import { maxWebhookAgeMinutes } from "../../shared/lifetimes.ts";

const maxAgeMs = maxWebhookAgeMinutes * minuteMs;

/** Whether billing signed this body, as Standard Webhooks describes it, a short while ago. */
export function isSigned(headers: Headers, body: Uint8Array, secret: string, now: Date): boolean {
  const [id, sentAt, signatures] = ["id", "timestamp", "signature"].map((name) => headers.get(`webhook-${name}`) ?? "");
  if (!/^\d{1,12}$/.test(sentAt ?? "") || Math.abs(now.getTime() - Number(sentAt) * 1000) > maxAgeMs) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${sentAt}.`).update(body).digest();
  return (signatures ?? "").split(" ").some((signature) => isEqual(signature, expected));
}

function isEqual(signature: string, expected: Buffer): boolean {
  if (!signature.startsWith("v1,")) return false;
  const sent = Buffer.from(signature.slice(3), "base64");
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
