import type { Catalogue } from "../rules/catalogue/catalogue.ts";

const hero = { width: 600, height: 400, webp_low_res: "", heic: "", heic_low_res: "" };

const nothing = { top: 0, bottom: 0, leading: 0, trailing: 0 };
const stack = {
  type: "stack",
  size: { width: { type: "fill" }, height: { type: "fit" } },
  dimension: { type: "vertical", alignment: "center", distribution: "start" },
  spacing: 0,
  padding: nothing,
  margin: nothing,
};

/** Pictures in it and behind it, and a text that is called as a picture's field is. */
const paywall = {
  template_name: "components",
  revision: 2,
  default_locale: "en_US",
  components_localizations: { en_US: { original: "The original" } },
  components_config: {
    base: {
      background: {
        type: "image",
        value: { light: { ...hero, original: "https://mill.example/wall.jpg", webp: "" }, dark: null },
      },
      stack: {
        ...stack,
        components: [
          {
            type: "image",
            size: stack.size,
            fit_mode: "fill",
            source: {
              light: { ...hero, original: "pictures/loom.jpg", webp: "pictures/loom.webp" },
              dark: { ...hero, original: "pictures/loom.jpg", webp: "" },
            },
          },
          {
            type: "text",
            text_lid: "original",
            font_size: "body_m",
            color: { light: { type: "hex", value: "#000000" } },
          },
        ],
      },
    },
  },
};

/** A document that says something in every field a catalogue has. */
export const fullCatalogue: Catalogue = {
  project: { identifier: "mill", name: "Mill", restore_behavior: "keep", sandbox_periods: "calendar" },
  apps: [
    {
      identifier: "mill_web",
      name: "Mill",
      branding: {
        icon: "mill.png",
        icon_webp: "mill.webp",
        wordmark: "wordmark.png",
        wordmark_webp: "wordmark.webp",
        support_email: "help@mill.example",
        appearance: {
          color_buttons_primary: "#28646a",
          color_accent: "#28646a",
          color_error: "#a3262a",
          color_product_info_bg: "#f2eee6",
          color_form_bg: "#ffffff",
          color_page_bg: "#faf8f4",
          font: "default",
          shapes: "rounded",
          show_product_description: true,
        },
        font: {
          font_url: "mill.woff2",
          mobile: { font_weight: "400", font_size: "16px" },
          desktop: { font_weight: "400", font_size: "18px" },
        },
        feedback_form_url: "https://mill.example/feedback",
      },
      tax: { collects: true, behavior: "inclusive" },
      redemption: { offers: true, url: "mill://redeem" },
      renewal_letters: true,
      receipt_footer: "Mill, 1 River Road",
      allow_paddle_keys: true,
      keys: [
        { kind: "production", key: "rcb_mill", name: "the shop" },
        { kind: "sandbox", key: "rcb_sb_mill" },
        { kind: "test_store", key: "test_mill" },
        { kind: "paddle", key: "pdl_mill" },
        { kind: "secret", key: "sk_mill_0123456789abc", name: "the server" },
      ],
    },
    { identifier: "mill_app", name: "Mill for phones" },
  ],
  entitlements: [
    { identifier: "pro", name: "Everything" },
    { identifier: "patterns", name: "The patterns" },
  ],
  virtual_currencies: [
    { code: "YARN", name: "Yarn", description: "By the skein" },
    { code: "WOOL", name: "Wool" },
  ],
  products: [
    {
      identifier: "mill_monthly",
      type: "subscription",
      title: "Mill, a month",
      description: "Paid monthly.",
      entitlements: ["patterns", "pro"],
      period: "P1M",
      trial: { period: "P1W" },
      intro: { period: "P1M", cycles: 3 },
      eligibility: "never_subscribed",
      options: [
        { identifier: "again", eligibility: "everyone", trial: { period: "P3D", cycles: 2 } },
        {
          identifier: "welcome",
          eligibility: "never_purchased",
          trial: { period: "P1M" },
          intro: { period: "P6M", amounts: { EUR: 12_000_000, USD: 14_000_000 } },
        },
        { identifier: "winter", intro: { period: "P1M", cycles: 2, amounts: { EUR: 2_000_000, USD: 2_500_000 } } },
      ],
      default_option: "welcome",
      grace_period: "P3D",
      tax_code: "txcd_10103000",
      upgrades_to: ["mill_yearly"],
      virtual_currencies: [{ code: "YARN", amount: 100, trial_amount: 10, expires_after: "P1M" }],
      prices: [
        { amount_micros: 5_000_000, currency: "EUR", intro_amount_micros: 1_000_000 },
        { amount_micros: 6_000_000, currency: "USD", intro_amount_micros: 1_500_000 },
      ],
    },
    {
      identifier: "mill_yearly",
      type: "subscription",
      title: "Mill, a year",
      entitlements: ["pro"],
      period: "P1Y",
      downgrades_to: ["mill_monthly"],
      prices: [{ amount_micros: 50_000_000, currency: "EUR" }],
    },
    {
      identifier: "skeins",
      type: "consumable",
      title: "Ten skeins",
      virtual_currencies: [{ code: "WOOL", amount: 10 }],
      prices: [{ amount_micros: 500_000_000, currency: "JPY" }],
    },
    {
      identifier: "book",
      type: "non_consumable",
      title: "The book",
      entitlements: ["patterns"],
      prices: [{ amount_micros: 25_000_000, currency: "EUR" }],
    },
  ],
  offerings: [
    {
      identifier: "default",
      description: "Plans",
      metadata: { ribbon: null, yards: 3.5, sizes: ["S", "M"], empty: {} },
      paywall,
      packages: [
        { identifier: "$rc_annual", product: "mill_yearly" },
        { identifier: "$rc_monthly", product: "mill_monthly" },
      ],
    },
    { identifier: "counter", description: "", packages: [{ identifier: "skeins", product: "skeins" }] },
  ],
  current_offering: "default",
  placements: [
    { identifier: "settings", offering: null },
    { identifier: "cellar", offering: "counter" },
  ],
  fallback_offering: "default",
  targeting_rules: [
    {
      identifier: "alps",
      state: "live",
      conditions: [
        { subject: "country", operator: "is_any_of", values: ["AT", "CH"] },
        { subject: "attribute", name: "tier", operator: "is_none_of", values: ["gold"] },
        { subject: "sdk_version", operator: "at_least", values: ["1.13.0"] },
      ],
      offering: "counter",
      placements: { settings: "default", cellar: null },
    },
    {
      identifier: "spring",
      state: "scheduled",
      starts_at: "2026-03-01T01:00:00+01:00",
      ends_at: "2026-04-01T00:00:00Z",
      offering: "counter",
    },
    { identifier: "asleep", state: "inactive", placements: { cellar: "default" } },
  ],
  webhook_endpoints: [
    {
      identifier: "ledger",
      url: "https://mill.example/hooks",
      events: ["RENEWAL", "CANCELLATION"],
      app: "mill_web",
      environment: "production",
      email: "ops@mill.example",
      secret: "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3",
    },
    { identifier: "all", url: "https://mill.example/all" },
  ],
};

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
        ...paywall,
        components_config: {
          base: {
            ...paywall.components_config.base,
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
