import { createHash } from "node:crypto";

/** What the headers depend on. */
export interface HeaderPolicy {
  /** Origins beside our own that the checkout needs: a billing service elsewhere, the card provider's hosts. */
  checkoutOrigins: readonly string[];
  /** Where paywalls have their pictures: billing names them by the address it has in public, whatever ours is called here. */
  pictureOrigin: string;
  /** The script that stands in every document; empty without. */
  inlineScript: string;
  /** In development Vite puts styles inline and speaks over a socket. */
  isDevelopment: boolean;
}

/**
 * The policy of a document. But for the hash of its own styles it is one for all pages, because a browser keeps the
 * first document's policy while the router moves it from page to page; and without nonces, because the same bytes are
 * served to every visitor.
 */
export function contentSecurityPolicy(policy: HeaderPolicy, inlineStyles: string): string {
  const { checkoutOrigins, pictureOrigin, inlineScript, isDevelopment } = policy;
  const hashOf = (text: string) => text && ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const checkout = checkoutOrigins.map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${hashOf(inlineScript)}${checkout}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : hashOf(inlineStyles)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${pictureOrigin}${checkout}`,
    "font-src 'self'",
    `connect-src 'self'${checkout}${isDevelopment ? " ws:" : ""}`,
    "manifest-src 'self'",
    `frame-src 'self'${checkout}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** Headers of every answer of the site, whatever it is. That https is remembered, the door says for all rooms. */
export function securityHeaders(policy: HeaderPolicy): Record<string, string> {
  const wallets = policy.checkoutOrigins.map((origin) => `"${origin}"`);
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": `camera=(), geolocation=(), microphone=(), usb=(), payment=(${["self", ...wallets].join(" ")})`,
    "X-Frame-Options": "DENY",
  };
}

/** The policy of everything that is no document: nothing in it may run. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
