import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { withClockOffset } from "../../context/billing-context.ts";
import { ForeignKey, MissingKey, MistypedKey, type Problem, SecretKeyNeeded, UnknownKey } from "../../problems.ts";
import { isSoundSecretKey } from "../../rules/catalogue/secret-api-key.ts";
import { callsPerMinute } from "../../rules/limits.ts";
import { callerOfKey, noteUse } from "../../store/catalogue/api-keys.ts";
import type { BillingEnv } from "./billing-env.ts";

export const requireApiKey = createMiddleware<BillingEnv>(async (c, next) => {
  const { context, limits, settings, address } = c.var;
  const [scheme, key] = (c.req.header("authorization") ?? "").split(/\s+/);
  if (scheme?.toLowerCase() !== "bearer" || !key) throw MissingKey();
  const problem = problemOf(key);
  const caller = problem ? null : await callerOfKey(context.db, key);
  if (!caller) {
    if (address) limits.count(`wrong:${address}`, callsPerMinute.wrongKeysPerAddress);
    throw problem ?? (key.startsWith("pdl_") ? ForeignKey() : UnknownKey());
  }
  limits.count(`key:${caller.keyId}`, callsPerMinute.key);
  if (address && caller.kind !== "secret") limits.count(`address:${caller.keyId}:${address}`, settings.callsPerMinute);
  await noteUse(context.db, caller, context.clock());
  c.set("caller", caller);
  c.set("context", withClockOffset(context, caller.clockOffsetMs));
  await next();
});

/** Refuses without the database: other services' keys, and mistyped secret keys. */
function problemOf(key: string): Problem | null {
  if (!/^(rcb|test|pdl|sk)_./.test(key)) return ForeignKey();
  return isSoundSecretKey(key) ? null : MistypedKey();
}

export function countCustomerCall(c: Context<BillingEnv>, appUserId: string): void {
  const { caller, limits } = c.var;
  const isServer = caller.kind === "secret";
  const perMinute = isServer ? callsPerMinute.customerFromServers : callsPerMinute.customer;
  limits.count(`${isServer ? "servers" : "customer"}:${caller.projectId}:${appUserId}`, perMinute);
}

export const limitPerCustomer = createMiddleware<BillingEnv>(async (c, next) => {
  const id = c.req.param("id");
  // These stand where a customer would, and name their customers in the body.
  const isCall = c.req.method === "POST" && (id === "identify" || id === "redeem_purchase");
  if (id && !isCall) countCustomerCall(c, id);
  await next();
});

export const requireSecretKey = createMiddleware<BillingEnv>(async (c, next) => {
  if (c.var.caller.kind !== "secret") throw SecretKeyNeeded();
  await next();
});
