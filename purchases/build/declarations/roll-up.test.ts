import { describe, expect, test } from "vitest";
import { type Outside, rollUp } from "./roll-up.ts";

const rolledUp = (files: Record<string, string>, outside: Outside = { packages: [] }, entry = "shop.d.ts") => {
  const library = {
    read: (path: string) => files[path] ?? "",
    locate: (name: string) => (name === "@hemline/words" ? "words.d.ts" : undefined),
  };
  return rollUp(entry, library, outside);
};

describe("a roll-up", () => {
  test("brings along what the exports speak of, with its comments, and nothing else", () => {
    const { text } = rolledUp({
      "shop.d.ts": `import type { Coat } from "./coat.ts";\n/** Sells. */\nexport declare function sell(coat: Coat): void;\n`,
      "coat.d.ts": `/** Warm. */\nexport interface Coat {\n    /** In cm. */\n    length: number;\n}\nexport interface Hat {\n}\n`,
    });
    expect(text).toBe(`/** Sells. */
export declare function sell(coat: Coat): void;

/** Warm. */
interface Coat {
  /** In cm. */
  length: number;
}

export {};
`);
  });

  test("takes another of our packages in, under the names that it has there", () => {
    const { text } = rolledUp({
      "shop.d.ts": `import type { Money as Price } from "@hemline/words";\nexport interface Bill {\n    total: Price;\n}\n`,
      "words.d.ts": `export * from "./money.ts";\n`,
      "money.d.ts": `export type Money = number;\n`,
    });
    expect(text).toContain("total: Money;");
    expect(text).toContain("type Money = number;");
  });

  test("knows a constant from the type that shares its name", () => {
    const files = {
      "shop.d.ts": `export type { Size } from "./size.ts";\n`,
      "size.d.ts": `export declare const Size: {\n    S: 1;\n};\nexport type Size = 1 | 2;\n`,
    };
    expect(rolledUp(files).text).toBe("export type Size = 1 | 2;\n\nexport {};\n");
  });

  test("gives another name to what the entry does not export, where two have one name", () => {
    const { text } = rolledUp({
      "shop.d.ts": `import type { Cut } from "./cut.ts";\nexport interface Coat {\n    cut: Cut;\n}\nexport type Unit = "m";\n`,
      "cut.d.ts": `type Unit = "cm";\nexport interface Cut {\n    unit: Unit;\n}\n`,
    });
    expect(text).toContain("unit: Unit2;");
    expect(text).toContain(`\ntype Unit2 = "cm";`);
    expect(text).toContain(`export type Unit = "m";`);
  });

  test("imports what another entry exports already", () => {
    const files = {
      "shop.d.ts": `export declare class Shop {\n    #private;\n}\n`,
      "react.d.ts": `import type { ReactNode } from "react";\nimport { Shop } from "./shop.ts";\nexport declare function Till(shop: Shop): ReactNode;\n`,
    };
    const known = { as: "./shop.js", exported: rolledUp(files).exported };
    expect(
      rolledUp(files, { packages: ["react"], known }, "react.d.ts").text,
    ).toBe(`import type { ReactNode } from "react";

import type { Shop } from "./shop.js";

export declare function Till(shop: Shop): ReactNode;

export {};
`);
  });

  test("refuses a package that a user of the types need not have", () => {
    const files = { "shop.d.ts": `import { Elements } from "provider";\nexport declare const fields: Elements;\n` };
    expect(() => rolledUp(files)).toThrow("speaks of provider");
  });
});

describe("a type that is inferred from a schema", () => {
  test("is written out", () => {
    const { text } = rolledUp({
      "shop.d.ts": `export type { Coat } from "./coat.ts";\n`,
      "coat.d.ts": `import * as z from "zod";
export declare const Coat: z.ZodObject<{
    name: z.ZodString;
    "set-in": z.ZodOptional<z.ZodBoolean>;
    sizes: z.ZodArray<z.ZodUnion<readonly [z.ZodInt, z.ZodNull]>>;
    lining: z.ZodNullable<z.ZodEnum<{
        silk: "silk";
        wool: "wool";
    }>>;
    notes: z.ZodRecord<z.ZodString, z.ZodUnknown>;
}, z.core.$strip>;
export type Coat = z.infer<typeof Coat>;
`,
    });
    expect(text).toContain(`export type Coat = {
  name: string;
  "set-in"?: boolean | undefined;
  sizes: (number | null)[];
  lining: "silk" | "wool" | null;
  notes: Record<string, unknown>;
};`);
  });
});
