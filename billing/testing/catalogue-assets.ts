import type { Catalogue } from "../rules/catalogue/catalogue.ts";
import { fullCatalogue } from "./full-catalogue.ts";
import { hero, paywallWithPictures, stack } from "./paywall-with-pictures.ts";

/** A project that shows these pictures, and nothing else. */
export const withPictures = (identifier: string, names: readonly string[]): Catalogue => ({
  ...fullCatalogue,
  project: { ...fullCatalogue.project, identifier },
  apps: [{ identifier: `${identifier}_web`, name: identifier }],
  entitlements: [],
  virtual_currencies: [],
  products: [
    {
      identifier: "cloth",
      type: "consumable",
      title: "A yard of cloth",
      prices: [{ amount_micros: 9_000_000, currency: "EUR" }],
    },
  ],
  offerings: [
    {
      identifier: "default",
      description: "",
      packages: [{ identifier: "cloth", product: "cloth" }],
      paywall: {
        ...paywallWithPictures,
        components_config: {
          base: {
            ...paywallWithPictures.components_config.base,
            stack: {
              ...stack,
              components: names.map((original) => ({
                type: "image",
                size: stack.size,
                fit_mode: "fill",
                source: { light: { ...hero, original, webp: "" } },
              })),
            },
          },
        },
      },
    },
  ],
  placements: [],
  targeting_rules: [],
  webhook_endpoints: [],
});

const beginnings: Record<string, string> = {
  png: "\x89PNG\r\n\x1a\n",
  jpg: "\xff\xd8\xff\xe0",
  webp: "RIFF\0\0\0\0WEBPVP8 ",
  woff2: "wOF2",
};

/** A file that is of the kind its name says, and like no other. */
export const fileLike = (name: string): Uint8Array =>
  Buffer.from(`${beginnings[name.split(".").at(-1)!]}${name}`, "latin1");

const files = [
  "mill.png",
  "mill.webp",
  "wordmark.png",
  "wordmark.webp",
  "mill.woff2",
  "pictures/loom.jpg",
  "pictures/loom.webp",
];

/** The files beside that document. */
export const filesOfFullCatalogue = async (name: string) => (files.includes(name) ? fileLike(name) : null);
