import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
};

/** What the portal's page may load: itself, and the card provider. A simulated one is at our own address. */
function policyOf(scriptUrl: string): string {
  const isStripe = /^https:\/\/js\.stripe\.com\//.test(scriptUrl);
  const from = (hosts: string) => (isStripe ? ` ${hosts}` : "");
  return [
    "default-src 'none'",
    `script-src 'self'${from("https://js.stripe.com https://*.js.stripe.com")}`,
    "style-src 'self'",
    // The provider's script places its own frames, and the bank's question above everything, by attributes.
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

/**
 * The portal's built page and its assets. The page is the same for every app: it finds out from its address whose it is.
 * @param o.dir where `index.html` and `assets/` are
 */
export function createPortalFiles(o: { dir: string; scriptUrl: string }) {
  let reading: Promise<Map<string, Uint8Array<ArrayBuffer>>> | undefined;

  async function files(): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
    reading ??= readAll(o.dir);
    try {
      return await reading;
    } catch (error) {
      reading = undefined;
      throw error;
    }
  }

  return async (path: string): Promise<Response | null> => {
    const body = (await files()).get(path);
    if (!body) return null;
    const isPage = path === "index.html";
    return new Response(body, {
      headers: {
        "content-type": types[extname(path)] ?? "application/octet-stream",
        "cache-control": isPage ? "no-cache" : "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        ...(isPage ? { "content-security-policy": policyOf(o.scriptUrl), "x-frame-options": "DENY" } : {}),
      },
    });
  };
}

async function readAll(dir: string): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
  return new Map(
    await Promise.all(
      files.map(
        async (file): Promise<[string, Uint8Array<ArrayBuffer>]> => [
          file
            .slice(dir.length)
            .replace(/^[\\/]+/, "")
            .replaceAll("\\", "/"),
          new Uint8Array(await readFile(file)),
        ],
      ),
    ),
  );
}
