import { testDatabase } from "@hemline/database/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyCatalogue, type CatalogueDocument, catalogueErrorsOf, exportCatalogue } from "../../billing.ts";
import { firstOf } from "../../rules/defined.ts";
import { filesOfFullCatalogue } from "../../testing/catalogue-assets.ts";
import { fullCatalogue } from "../../testing/full-catalogue.ts";

const clock = () => new Date("2026-01-31T10:00:00Z");

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const paywall = firstOf(fullCatalogue.offerings, "offerings")
  .paywall as (typeof fullCatalogue.offerings)[0]["paywall"] & {
  components_config: { base: { stack: { components: object[] } } };
};

const withPaywall = (one: unknown) =>
  ({
    ...fullCatalogue,
    offerings: [{ ...fullCatalogue.offerings[0], paywall: one }, fullCatalogue.offerings[1]],
  }) as CatalogueDocument;

/** The paywall with one component more at its end. */
const withComponent = (component: object) => {
  const copy = structuredClone(paywall);
  copy.components_config.base.stack.components.push(component);
  return withPaywall(copy);
};

async function errorsIn(document: CatalogueDocument, file = filesOfFullCatalogue): Promise<string[]> {
  const error = await applyCatalogue(database.db, document, { clock, file }).catch((thrown) => thrown);
  return catalogueErrorsOf(error);
}

const stack = { type: "stack", components: [] };
const here = "offerings[0].paywall.components_config.base.stack.components[2]";

describe("a paywall", () => {
  test.each<[string, object, string]>([
    ["of an unknown type", { type: "carousel" }, `${here}.type: Invalid component type: carousel.`],
    ["whose fallback is broken", { type: "carousel", fallback: { type: "text" } }, `${here}.fallback.text_lid: `],
    ["of an unknown size of letters", { type: "text", text_lid: "original", font_size: "huge" }, `${here}.font_size: `],
    ["of a colour that is none", { ...stack, background_color: { light: { type: "hex", value: "teal" } } }, here],
    ["with a text that has no words", { type: "text", text_lid: "nothing" }, `${here}.text_lid: There is no label`],
    ["that does what nobody can", { type: "button", action: { type: "sing" }, stack }, `${here}.action`],
    [
      "of a package that its offering does not have",
      { type: "package", package_id: "$rc_weekly", stack },
      "offerings[0].paywall: the offering has no package $rc_weekly",
    ],
  ])("with a component %s is refused where the error is", async (_name, component, sentence) => {
    expect(await errorsIn(withComponent(component))).toEqual([expect.stringContaining(sentence)]);
  });

  test("with a component of tomorrow passes with a fallback of today, and both are kept", async () => {
    const document = withComponent({ type: "carousel", pages: [], fallback: { type: "text", text_lid: "original" } });
    await applyCatalogue(database.db, document, { clock, file: filesOfFullCatalogue });
    const exported = await exportCatalogue(database.db, "mill");
    expect(exported!.offerings[0]!.paywall).toMatchObject({
      components_config: { base: { stack: { components: [{}, {}, { type: "carousel", pages: [] }] } } },
    });
  });
});

describe("a paywall in a file of its own", () => {
  const beside = (text: string) => async (name: string) =>
    name === "wall.json" ? new TextEncoder().encode(text) : filesOfFullCatalogue(name);

  test("is what its offering shows, as if it stood in the document", async () => {
    const wall = JSON.stringify(paywall);
    await applyCatalogue(database.db, withPaywall("wall.json"), { clock, file: beside(wall) });
    const apart = await exportCatalogue(database.db, "mill");
    await applyCatalogue(database.db, withPaywall(paywall), { clock, file: filesOfFullCatalogue });
    expect(await exportCatalogue(database.db, "mill")).toEqual(apart);
  });

  test.each([
    ["is missing", withPaywall("door.json"), "{}", "there is no file door.json in the document's folder"],
    ["is torn", withPaywall("wall.json"), '{\n  "default_', "wall.json:2:12: expected JSON here"],
    ["lies elsewhere", withPaywall("../wall.json"), "{}", "must be a file in the document's folder"],
  ])("that %s is refused", async (_name, document, text, sentence) => {
    expect(await errorsIn(document, beside(text))).toEqual([
      expect.stringContaining(`offerings[0].paywall: ${sentence}`),
    ]);
  });

  test("is refused with the place of each error in it", async () => {
    expect(await errorsIn(withPaywall("wall.json"), beside('{ "default_locale": "en_US" }'))).toContainEqual(
      expect.stringContaining("offerings[0].paywall.components_config: "),
    );
  });
});
