/** The built browser files, by their exact paths below the build's folder: `/stripe.js`, `/frame/…`. */
export interface BuiltFiles {
  /** Answers a GET or HEAD with the file and these headers, or null when there is none. */
  answer(path: string, request: Request, headers: Record<string, string>): Response | null;
}

/** Any page may embed the frames; a frame loads only from this address. */
const contentSecurityPolicy = (address: string): string => {
  const here = `'self' ${address}/`;
  return [
    "default-src 'none'",
    `script-src ${here}`,
    `style-src ${here}`,
    `connect-src ${here}`,
    // The page may bring its own fonts.
    "font-src https: http: data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
    "sandbox allow-scripts allow-forms",
  ].join("; ");
};

/**
 * Serves the script, the frames' pages and their hashed assets. A header sandboxes the pages as well, so that no page
 * of the same origin can open one and read a card.
 */
export function serveBuiltFiles(files: BuiltFiles | undefined, address: string) {
  return (path: string, request: Request): Response => {
    const isHashed = path.startsWith("/frame/assets/");
    const headers = {
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Referrer-Policy": "no-referrer",
      ...(path.endsWith(".html") ? { "Content-Security-Policy": contentSecurityPolicy(address) } : {}),
    };
    return files?.answer(path, request, headers) ?? new Response("There is no such file.", { status: 404 });
  };
}
