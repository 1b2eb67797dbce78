import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

interface File {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  tag: string;
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

const dist = fileURLToPath(new URL("./dist", import.meta.url));

async function readAll(): Promise<Map<string, File>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry): Promise<[string, File]> => {
        const path = join(entry.parentPath, entry.name);
        const body = new Uint8Array(await readFile(path));
        const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
        return [
          path.slice(dist.length).replaceAll("\\", "/"),
          { body, type: types[extname(path)] ?? "text/plain", tag },
        ];
      }),
  );
  return new Map(files);
}

/** Only what the fields need, from this address; any page may put them in a frame, none may look inside. */
const policyOf = (address: string): string => {
  const here = `'self' ${address}/`;
  return [
    "default-src 'none'",
    `script-src ${here}`,
    `style-src ${here}`,
    `connect-src ${here}`,
    // The page around may bring its own letters.
    "font-src https: http: data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
    "sandbox allow-scripts allow-forms",
  ].join("; ");
};

/**
 * Serves the built browser parts: the script by its name, the frames' pages, and their hashed assets.
 * Pages are sandboxed by their own header too, so that no page on the same address can open one and read a card.
 */
export function createFiles(address: string): (path: string, request: Request) => Promise<Response> {
  let reading: Promise<Map<string, File>> | undefined;

  async function files(): Promise<Map<string, File>> {
    reading ??= readAll();
    try {
      return await reading;
    } catch (error) {
      reading = undefined;
      throw error;
    }
  }

  return async (path, request) => {
    let file: File | undefined;
    try {
      file = (await files()).get(path);
    } catch {
      return new Response("The browser's half of the card simulator is not built: run npm run build.", { status: 503 });
    }
    if (!file) return new Response("There is no such file.", { status: 404 });
    const isHashed = path.startsWith("/frame/assets/");
    const headers: Record<string, string> = {
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      "Content-Type": file.type,
      "Cross-Origin-Resource-Policy": "cross-origin",
      ETag: file.tag,
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      ...(path.endsWith(".html") ? { "Content-Security-Policy": policyOf(address) } : {}),
    };
    if (request.headers.get("If-None-Match") === file.tag) return new Response(null, { status: 304, headers });
    return new Response(file.body, { headers });
  };
}
