import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testSite } from "../testing/test-site.ts";

const folder = new URL("../../web/public/", import.meta.url);

test("the service worker may load documents, and each of its versions is asked for anew", async () => {
  const identity = Buffer.from("addEventListener();");
  const script = { identity, type: "text/javascript; charset=utf-8", etag: '"1"' };
  const { visitor } = await testSite({
    clientFiles: new Map([
      ["/service-worker.js", script],
      ["/other.js", script],
    ]),
  });
  const [worker, other] = [await visitor.gets("/service-worker.js"), await visitor.gets("/other.js")];
  expect(worker.headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  expect(other.headers.get("content-security-policy")).toContain("sandbox");
});

test("every icon of the manifest is there in the size that it says", () => {
  const manifest = JSON.parse(readFileSync(new URL("manifest.webmanifest", folder), "utf8")) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  const found = manifest.icons.map(({ src, sizes, purpose }) => {
    const bytes = readFileSync(new URL(`.${src}`, folder));
    const side = src.endsWith(".png") ? `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` : "any";
    return { side, sizes, purpose };
  });
  expect(found.every(({ side, sizes }) => side === sizes)).toBe(true);
  for (const purpose of ["any", "maskable"])
    for (const sizes of ["192x192", "512x512"]) expect(found).toContainEqual({ side: sizes, sizes, purpose });
});
