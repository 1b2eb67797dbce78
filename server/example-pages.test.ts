import { readdirSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { projectDir } from "./config.ts";
import { examplePages, sdkFiles } from "./example-pages.ts";
import { readStaticFiles } from "./static-files.ts";

const log = pino({ level: "silent" });
const built = (folder: string) => readStaticFiles(join(projectDir, folder), { log });
const sdk = sdkFiles(built("purchases/dist/standalone"));
const examples = examplePages(built("examples/dist"), { apiKey: "rcb_sb_boutique", billingUrl: "/pay" });
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Request(`http://shop.example${path}`, { headers, method });
const part = readdirSync(join(projectDir, "purchases/dist/standalone/parts"))[0];

describe("the script for other sites", () => {
  test("may be loaded by any of them, and may change", async () => {
    const { status, headers } = await sdk(get("/purchases.js"));
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("cache-control")).toMatch(/^public, max-age=300\b/);
  });

  test("has parts that are kept for ever", async () => {
    const { headers } = await sdk(get(`/parts/${part}`));
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("travels compressed where that is understood", async () => {
    const plain = await sdk(get("/purchases.js"));
    const packed = await sdk(get("/purchases.js", { "accept-encoding": "br, gzip" }));
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await packed.arrayBuffer())).toEqual(Buffer.from(await plain.arrayBuffer()));
  });

  test("is not sent again to who has it", async () => {
    const etag = (await sdk(get("/purchases.js"))).headers.get("etag") ?? "";
    expect((await sdk(get("/purchases.js", { "if-none-match": etag }))).status).toBe(304);
  });

  test.each(["/nothing.js", "/parts", "/..%2f..%2fpackage.json", "/%00", "/%E0"])(
    "is all there is: %s",
    async (path) => {
      expect((await sdk(get(path))).status).toBe(404);
    },
  );

  test("is only read", async () => {
    expect((await sdk(get("/purchases.js", {}, "POST"))).status).toBe(405);
    expect(await (await sdk(get("/purchases.js", {}, "HEAD"))).text()).toBe("");
  });
});

describe("the example pages", () => {
  test.each(["/", "/html-shop/", "/react-shop/"])("%s runs nothing but files of its own address", async (path) => {
    const { status, headers } = await examples(get(path));
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  test("are told their key and where billing is", async () => {
    expect(await (await examples(get("/shop.json"))).json()).toEqual({ apiKey: "rcb_sb_boutique", billingUrl: "/pay" });
  });
});
