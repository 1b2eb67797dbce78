import type { ServiceFetch } from "./http-server.ts";
import { type StaticFiles, serveStaticFiles } from "./static-files.ts";

/** The SDK's standalone script and its parts, for the pages of any site. */
export function sdkFiles(files: StaticFiles): ServiceFetch {
  return serveStaticFiles(files, (path) => ({
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Timing-Allow-Origin": "*",
    // A part has its content's hash in its name; the script and the languages keep theirs from one version to the next.
    "Cache-Control": path.startsWith("/parts/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=300, stale-while-revalidate=86400",
  }));
}

/** What the example pages may load: themselves, billing and the card simulator, all of this address. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The SDK tells the brand's colours by attributes, and the provider's script places its frames so.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join("; ");

/**
 * The two example shops, and the gallery of the SDK's screens.
 * @param shop what `/shop.json` tells them: a key that no money moves with, and where billing is.
 */
export function examplePages(files: StaticFiles, shop: { apiKey: string; billingUrl: string }): ServiceFetch {
  const pages = serveStaticFiles(files, (path) => ({
    "Cache-Control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(path.endsWith(".html") ? { "Content-Security-Policy": policy, "X-Frame-Options": "DENY" } : {}),
  }));
  return (request, env) =>
    new URL(request.url).pathname === "/shop.json"
      ? Response.json(shop, { headers: { "Cache-Control": "no-store" } })
      : pages(request, env);
}
