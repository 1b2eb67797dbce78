import { describe, expect, test } from "vitest";
import { builtFiles, gzipBytes, textOf } from "./built-files.ts";

const es = builtFiles("es");
const standalone = builtFiles("standalone");
const largestLocale = Math.max(...standalone.locales.map((one) => gzipBytes([one])));

describe("what a visitor has to fetch, in gzip bytes", () => {
  test("the client without a screen: 15,000", () => {
    expect(gzipBytes(es.client)).toBeLessThanOrEqual(15_000);
  });

  test("what opening a checkout adds where React is there already, in any language: 60,000", () => {
    expect(gzipBytes(es.checkout) + largestLocale).toBeLessThanOrEqual(60_000);
  });

  test("the standalone script with all of its parts, in English: 64,000", () => {
    const { client, checkout, paywall, testStore } = standalone;
    expect(gzipBytes([...client, ...checkout, ...paywall, ...testStore])).toBeLessThanOrEqual(64_000);
  });

  test("any other language on top of English: 3,000", () => {
    expect(largestLocale).toBeLessThanOrEqual(3_000);
  });
});

test("each part that is fetched later is found", () => {
  for (const { checkout, paywall, testStore, locales } of [es, standalone]) {
    for (const part of [checkout, paywall, testStore]) expect(part.length).toBeGreaterThan(0);
    expect(locales.length).toBeGreaterThan(30);
  }
});

test("a checkout without React is two files beside the script, and the script is one", () => {
  expect(standalone.client).toHaveLength(1);
  expect(standalone.checkout).toHaveLength(2);
});

describe("what is not in the files", () => {
  const all = [es, standalone].flatMap(({ client, checkout, paywall, testStore }) => [
    ...client,
    ...checkout,
    ...paywall,
    ...testStore,
  ]);

  test("a schema library", () => {
    expect(all.filter((path) => /ZodError|safeParse/.test(textOf(path)))).toEqual([]);
  });

  test("React, where it is the host's", () => {
    expect(es.client.filter((path) => /from\s*[`"']react/.test(textOf(path)))).toEqual([]);
    expect(es.checkout.filter((path) => /__SECRET_INTERNALS|__CLIENT_INTERNALS/.test(textOf(path)))).toEqual([]);
  });

  test("an import that a page without a build could not find", () => {
    const { client, checkout, paywall, testStore, locales } = standalone;
    const foreign = /\bfrom\s*[`"'](?!\.)|\bimport\s*\(?[`"'](?!\.)/;
    expect(
      [...client, ...checkout, ...paywall, ...testStore, ...locales].filter((path) => foreign.test(textOf(path))),
    ).toEqual([]);
  });
});
