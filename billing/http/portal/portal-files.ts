/** The portal's built files, by their exact paths: `/index.html`, `/assets/…`. */
export interface BuiltFiles {
  /** Answers a GET or HEAD with the file and these headers, or null when there is none. */
  answer(path: string, request: Request, headers: Record<string, string>): Response | null;
}

/** The portal's page may load itself and the card provider. A simulated one is at our own address. */
function policyOf(scriptUrl: string): string {
  const isStripe = /^https:\/\/js\.stripe\.com\//.test(scriptUrl);
  const from = (hosts: string) => (isStripe ? ` ${hosts}` : "");
  return [
    "default-src 'none'",
    `script-src 'self'${from("https://js.stripe.com https://*.js.stripe.com")}`,
    "style-src 'self'",
    // The provider's script positions its frames and the bank's dialog by attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self' https:",
    `connect-src 'self'${from("https://api.stripe.com")}`,
    `frame-src 'self'${from("https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com")}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** The portal's page and its assets. The page is the same for every app: its address says which one it is for. */
export function portalFileAnswers(files: BuiltFiles, scriptUrl: string) {
  return (path: string, request: Request): Response | null => {
    const isPage = path === "/index.html";
    return files.answer(path, request, {
      "cache-control": isPage ? "no-cache" : "public, max-age=31536000, immutable",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      ...(isPage ? { "content-security-policy": policyOf(scriptUrl), "x-frame-options": "DENY" } : {}),
    });
  };
}
