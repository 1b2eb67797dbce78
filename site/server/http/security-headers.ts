import { createHash } from "node:crypto";

export interface HeaderPolicy {
  /** Origins beside our own that the checkout needs: a billing service elsewhere, the card provider's hosts. */
  checkoutOrigins: readonly string[];
  /** The origin of the paywalls' pictures: billing names them by its public address. */
  pictureOrigin: string;
  inlineScript: string;
  /** Vite inserts inline styles and uses a WebSocket. */
  isDevelopment: boolean;
}

/**
 * The policy of a document. Apart from the hash of its styles it is the same for all pages, because a browser keeps the
 * first document's policy during client-side navigation. It has no nonces, because cached pages serve the same bytes to all.
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

/** Headers of every response. `Strict-Transport-Security` is set by the HTTP server, for all packages. */
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

export const inertContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Of the script that answers for documents: it asks for nothing but them. */
export const serviceWorkerContentSecurityPolicy = "default-src 'none'; connect-src 'self'";
