import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { dayMs, secondMs } from "../../../shared/durations.ts";
import { deviceTrustDays, sessionDays } from "../../../shared/lifetimes.ts";

const daySeconds = dayMs / secondMs;

export const freshToken = (): string => randomBytes(32).toString("base64url");

/** 256 random bits need no slow hash. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

const shape = /^[A-Za-z0-9_-]{43}$/;

/**
 * The token of a request and its source: cookie `token` (JSON-encoded, as the specification says) or
 * `Authorization: Bearer`, which outranks the cookie.
 */
export function tokenOf(c: Context): { token: string; by: "cookie" | "bearer" } | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (bearer !== undefined) return { token: bearer, by: "bearer" };
  const token = fromCookie(getCookie(c, "token") ?? "");
  return token === "" ? null : { token, by: "cookie" };
}

/** The string in a cookie's JSON; empty for other values, such as the `null` that some clients set at logout. */
function fromCookie(value: string): string {
  try {
    const decoded: unknown = JSON.parse(value);
    return typeof decoded === "string" ? decoded : "";
  } catch {
    return value;
  }
}

/** False for texts that cannot be a token: spares the database a query. */
export const isToken = (text: string): boolean => shape.test(text);

/** Null deletes the cookie. */
export function tokenCookie(token: string | null, isSecure: boolean): string {
  const value = token === null ? "" : encodeURIComponent(JSON.stringify(token));
  const age = token === null ? 0 : sessionDays.absoluteDays * daySeconds;
  return `token=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

export const deviceOf = (c: Context): string | null => getCookie(c, "device") ?? null;

export const deviceCookie = (token: string, isSecure: boolean): string =>
  `device=${token}; Path=/; Max-Age=${deviceTrustDays * daySeconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
