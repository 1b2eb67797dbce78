import { createHash } from "node:crypto";
import type { Branding, OfferingsAnswer } from "@hemline/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ZodError } from "zod";
import { applyCatalogue, type Catalogue, catalogueErrorsOf } from "../../billing.ts";
import { firstOf } from "../../rules/defined.ts";
import { fileLike, filesOfFullCatalogue, withPictures } from "../../testing/catalogue-assets.ts";
import { fullCatalogue } from "../../testing/full-catalogue.ts";
import { openTestBilling, type TestBilling } from "../../testing/test-billing.ts";

const assetOf = (name: string) =>
  `${createHash("sha256").update(fileLike(name)).digest("hex")}.${name.split(".").at(-1)}`;

let service: TestBilling & { closes(): Promise<unknown[]> };
beforeAll(async () => {
  service = await openTestBilling();
  await applyCatalogue(service.db, fullCatalogue, { clock: service.clock, file: filesOfFullCatalogue });
});
afterAll(async () => {
  expect(await service.closes()).toEqual([]);
  expect(service.loggedErrors).toEqual([]);
});

const asks = (path: string, init: RequestInit = {}) =>
  service.billing.fetch(new Request(`http://billing.example/assets/${path}`, init));

describe("the files of a document", () => {
  test("are named below the assets address in the branding", async () => {
    const { body } = await service.call<Branding>("/rcbilling/v1/branding", { key: "rcb_sb_mill" });
    expect(body).toMatchObject({
      app_icon: assetOf("mill.png"),
      app_icon_webp: assetOf("mill.webp"),
      app_wordmark: assetOf("wordmark.png"),
      app_wordmark_webp: assetOf("wordmark.webp"),
      brand_font_config: { font_url: assetOf("mill.woff2"), mobile: { font_size: "16px" } },
    });
  });

  test("are named absolutely in a paywall; pictures of other servers and texts stay", async () => {
    const { body } = await service.call<OfferingsAnswer>("/v1/subscribers/ada/offerings", { key: "rcb_sb_mill" });
    const address = (name: string) => `http://billing.example/pay/assets/${assetOf(name)}`;
    const light = { original: address("pictures/loom.jpg"), webp: address("pictures/loom.webp"), heic: "" };
    const dark = { original: address("pictures/loom.jpg"), webp: "" };
    expect(firstOf(body.offerings, "offerings").paywall_components).toMatchObject({
      components_localizations: { en_US: { original: "The original" } },
      components_config: {
        base: {
          background: { value: { light: { original: "https://mill.example/wall.jpg", webp: "" } } },
          stack: { components: [{ source: { light, dark } }, { text_lid: "original" }] },
        },
      },
    });
  });

  test("of another name and the same content are one asset", async () => {
    const document = structuredClone(fullCatalogue);
    firstOf(document.apps, "apps").branding!.icon = "icons/another.png";
    const file = async (name: string) => filesOfFullCatalogue(name.replace("icons/another", "mill"));
    await applyCatalogue(service.db, document, { clock: service.clock, file });
    const png = await service.rows("select hash from billing.assets where type = 'png'");
    expect(png).toHaveLength(2);
  });
});

describe("an asset", () => {
  test("is served to every page, for ever, as what it is and nothing else", async () => {
    const answer = await asks(assetOf("mill.png"));
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(fileLike("mill.png")));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(fileLike("mill.png").length),
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  test("that is a font says so", async () => {
    expect((await asks(assetOf("mill.woff2"))).headers.get("content-type")).toBe("font/woff2");
  });

  test("answers HEAD with the same headers and no body", async () => {
    const answer = await asks(assetOf("mill.webp"), { method: "HEAD" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(answer.headers.get("content-length")).toBe(String(fileLike("mill.webp").length));
    expect(await answer.text()).toBe("");
  });

  test("that a browser has already is not sent again", async () => {
    const etag = (await asks(assetOf("mill.png"))).headers.get("etag")!;
    const answer = await asks(assetOf("mill.png"), { headers: { "if-none-match": etag } });
    expect([answer.status, await answer.text()]).toEqual([304, ""]);
  });

  test("that was asked for is at hand, and the database is not asked again", async () => {
    await asks(assetOf("pictures/loom.webp"));
    await service.rows(`delete from billing.assets where hash = '${assetOf("pictures/loom.webp").split(".")[0]}'`);
    expect((await asks(assetOf("pictures/loom.webp"))).status).toBe(200);
  });

  test("makes room for those that were asked for later", async () => {
    const mebibytes = (name: string) => Buffer.concat([fileLike(name), new Uint8Array(2 * 1024 * 1024 - 100)]);
    const names = Array.from({ length: 9 }, (_, at) => `large-${at}.png`);
    await applyCatalogue(service.db, withPictures("loft", names), {
      clock: service.clock,
      file: async (name) => mebibytes(name),
    });
    const hashes = names.map((it) => createHash("sha256").update(mebibytes(it)).digest("hex"));
    for (const hash of [...hashes.slice(0, 8), hashes[0], hashes[8]]) await asks(`${hash}.png`);
    await service.rows(`delete from billing.assets where octet_length(content) > 1000000`);
    const statuses = await Promise.all(hashes.map(async (it) => (await asks(`${it}.png`)).status));
    expect(statuses).toEqual([200, 404, 200, 200, 200, 200, 200, 200, 200]);
  });

  test.each([
    ["is not kept", `${"0".repeat(64)}.png`],
    ["has another type", assetOf("mill.png").replace("png", "webp")],
    ["is no hash", "mill.png"],
    ["is a page", `${"0".repeat(64)}.html`],
    ["climbs", "..%2f..%2fpackage.json"],
  ])("whose name %s is 404", async (_why, name) => {
    const answer = await asks(name);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 7226 });
  });
});

describe("a file that cannot be an asset is refused where it is named", () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const large = Buffer.concat([fileLike("large.png"), new Uint8Array(2 * 1024 * 1024)]);
  const branding = (fields: object) => (it: Catalogue) => Object.assign(firstOf(it.apps, "apps").branding!, fields);
  const picture = (original: string) => (it: Catalogue) => {
    const { base } = firstOf(it.offerings, "offerings").paywall!.components_config as {
      base: { background: { value: object } };
    };
    base.background.value = { light: { original } };
  };

  test.each<[string, (it: Catalogue) => void, Uint8Array | null, string]>([
    [
      "missing",
      branding({ icon: "x.png" }),
      null,
      "apps[0].branding.icon: there is no file x.png in the document's folder",
    ],
    ["a drawing with scripts", branding({ icon: "x.svg" }), svg, "apps[0].branding.icon: x.svg is an SVG"],
    ["a drawing that is called a PNG", branding({ icon: "x.png" }), svg, "apps[0].branding.icon: x.png is an SVG"],
    ["too large", branding({ wordmark: "x.png" }), large, "apps[0].branding.wordmark: x.png has 2097169 bytes"],
    ["no picture", branding({ icon: "x.png" }), Buffer.from("MZ\x90"), "apps[0].branding.icon: x.png is not an image"],
    ["empty", branding({ icon: "x.png" }), Buffer.from(""), "apps[0].branding.icon: x.png is not an image"],
    ["a font", branding({ icon: "x.png" }), fileLike("x.woff2"), "apps[0].branding.icon: x.png is not an image"],
    [
      "a PNG",
      branding({ icon_webp: "x.webp" }),
      fileLike("x.png"),
      "apps[0].branding.icon_webp: x.webp must be a WebP",
    ],
    [
      "a picture",
      branding({ font: { ...fullCatalogue.apps[0]!.branding!.font!, font_url: "x.woff2" } }),
      fileLike("x.png"),
      "apps[0].branding.font.font_url: x.woff2 is not a font",
    ],
    [
      "missing in a paywall",
      picture("x.jpg"),
      null,
      "offerings[0].paywall.components_config.base.background.value.light.original: there is no file x.jpg",
    ],
    [
      "outside the document's folder",
      picture("../../etc/passwd"),
      fileLike("x.png"),
      "offerings[0].paywall.components_config.base.background.value.light.original: must be a file in the document's folder",
    ],
    [
      "outside it, behind a line break",
      picture("pictures\n/../../x.png"),
      fileLike("x.png"),
      "offerings[0].paywall.components_config.base.background.value.light.original: must be a file in the document's folder",
    ],
    [
      "somewhere else",
      branding({ icon: "https://mill.example/icon.png" }),
      fileLike("x.png"),
      "apps[0].branding.icon: must be a file in the document's folder",
    ],
  ])("%s", async (_why, change, content, sentence) => {
    const document = structuredClone(fullCatalogue);
    change(document);
    const before = await service.rows("select * from billing.assets");
    const file = async (name: string) => (await filesOfFullCatalogue(name)) ?? content;
    const error = await applyCatalogue(service.db, document, { clock: service.clock, file }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ZodError);
    expect(catalogueErrorsOf(error)).toEqual([expect.stringContaining(sentence)]);
    expect(await service.rows("select * from billing.assets")).toEqual(before);
  });

  test("and every error is told at once", async () => {
    const error = await applyCatalogue(service.db, fullCatalogue, {
      clock: service.clock,
      file: async () => svg,
    }).catch((error) => error);
    expect(catalogueErrorsOf(error)).toHaveLength(8);
  });
});
