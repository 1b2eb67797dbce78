import { createHmac } from "node:crypto";

/** The `Stripe-Signature` header: HMAC-SHA256 over "<unix seconds>.<raw body>". */
export function signature(secret: string, unixSeconds: number, body: string): string {
  const hex = createHmac("sha256", secret).update(`${unixSeconds}.${body}`).digest("hex");
  return `t=${unixSeconds},v1=${hex}`;
}
