import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";

/** A fresh 256-bit token, as its holder keeps it. */
export const freshToken = (): string => randomBytes(32).toString("base64url");

/** What we keep of a token. A 256-bit random needs no slow hash. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

const shape = /^[A-Za-z0-9_-]{43}$/;

/**
 * The token of a request and how it came: cookie `token` (JSON-encoded, as the specification keeps cookies) or
 * `Authorization: Bearer`. A header outranks the cookie: whoever sets it means it.
 */
export function tokenOf(c: Context): { token: string; by: "cookie" | "bearer" } | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (bearer !== undefined) return { token: bearer, by: "bearer" };
  const token = fromCookie(getCookie(c, "token") ?? "");
  return token === "" ? null : { token, by: "cookie" };
}

/** The text in a cookie's JSON; empty for what is none, such as the `null` that some leave behind at logout. */
function fromCookie(value: string): string {
  try {
    const decoded: unknown = JSON.parse(value);
    return typeof decoded === "string" ? decoded : "";
  } catch {
    return value;
  }
}

/** False for texts that no session was ever opened with: spares the database the question. */
export const isToken = (text: string): boolean => shape.test(text);

/** The cookie that carries `token`; null takes it away. */
export function tokenCookie(token: string | null, isSecure: boolean): string {
  const value = token === null ? "" : encodeURIComponent(JSON.stringify(token));
  const age = token === null ? 0 : 180 * 24 * 60 * 60;
  return `token=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** The `device` cookie of a browser; null without one. */
export const deviceOf = (c: Context): string | null => getCookie(c, "device") ?? null;

/** The cookie by which a browser is known again when its member logs in the next time. */
export const deviceCookie = (token: string, isSecure: boolean): string =>
  `device=${token}; Path=/; Max-Age=${365 * 24 * 60 * 60}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
