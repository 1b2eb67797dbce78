import { createMiddleware } from "hono/factory";
import { atProjectsClock } from "../engine.ts";
import { MissingKey, SecretKeyNeeded, UnknownKey } from "../problems.ts";
import { callerOfKey } from "../store/keys.ts";
import type { BillingEnv } from "./environment.ts";

const perKeyAndMinute = 12_000;
const perAddressAndMinute = 600;
const wrongKeysPerAddressAndMinute = 60;

/** Only who shows a key goes on. */
export const withKey = createMiddleware<BillingEnv>(async (c, next) => {
  const { engine, limits, address } = c.var;
  const [scheme, key] = (c.req.header("authorization") ?? "").split(/\s+/);
  if (scheme?.toLowerCase() !== "bearer" || !key) throw MissingKey();
  const caller = await callerOfKey(engine.db, key);
  if (!caller) {
    if (address) limits.count(`wrong:${address}`, wrongKeysPerAddressAndMinute);
    throw UnknownKey();
  }
  limits.count(`key:${caller.keyId}`, perKeyAndMinute);
  if (address && caller.kind !== "secret") limits.count(`address:${caller.keyId}:${address}`, perAddressAndMinute);
  c.set("caller", caller);
  c.set("engine", atProjectsClock(engine, caller.clockOffsetMs));
  await next();
});

/** Only servers go on. */
export const withSecretKey = createMiddleware<BillingEnv>(async (c, next) => {
  if (c.var.caller.kind !== "secret") throw SecretKeyNeeded();
  await next();
});
