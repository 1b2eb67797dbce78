import type {
  Paywall,
  PaywallBadge,
  PaywallComponent,
  PaywallPackage,
  PaywallStack,
  PaywallText,
} from "@hemline/protocol";

// A paywall that uses every component with every property.

const none = { top: 0, bottom: 0, leading: 0, trailing: 0 };
const all = (px: number) => ({ top: px, bottom: px, leading: px, trailing: px });
const round = (px: number) => ({
  type: "rectangle" as const,
  corners: { top_leading: px, top_trailing: px, bottom_leading: px, bottom_trailing: px },
});
const color = (light: string, dark: string) => ({
  light: { type: "hex" as const, value: light },
  dark: { type: "hex" as const, value: dark },
});
const fill = { width: { type: "fill" as const }, height: { type: "fit" as const } };
const fit = { width: { type: "fit" as const }, height: { type: "fit" as const } };

const ink = color("#1B1916", "#F4F0E8");
const soft = color("#57524A", "#BDB6AA");
const paper = color("#FAF8F4", "#151412");
const sheet = color("#FFFFFF", "#1E1C19");
const line = color("#DDD6C9", "#3A362F");
const teal = color("#28646A", "#86C3C6");
const onTeal = color("#FFFFFF", "#0D2325");
const wash = color("#E1ECEA", "#1C3032");
const warm = color("#A43C17", "#F5A280");

const picture = (name: string, width: number, height: number) => ({
  light: { width, height, original: `/pictures/${name}.webp`, webp: `/pictures/${name}.webp` },
  dark: null,
});

const text = (text_lid: string, more: Partial<PaywallText> = {}): PaywallText => ({
  type: "text",
  id: text_lid,
  name: "",
  text_lid,
  font_name: null,
  font_size: "body_m",
  font_weight: "regular",
  horizontal_alignment: "center",
  color: ink,
  background_color: null,
  size: fill,
  padding: none,
  margin: none,
  ...more,
});

const stack = (components: PaywallComponent[], more: Partial<PaywallStack> = {}): PaywallStack => ({
  type: "stack",
  id: "",
  name: "",
  spacing: 12,
  size: fill,
  dimension: { type: "vertical", alignment: "center", distribution: "start" },
  padding: none,
  margin: none,
  components,
  ...more,
});

const label = (text_lid: string, more: Partial<PaywallBadge>): PaywallBadge => ({
  style: "overlay",
  alignment: "top_trailing",
  text_lid,
  font_size: "body_s",
  font_weight: "semibold",
  horizontal_alignment: "center",
  color: onTeal,
  background_color: teal,
  shape: { type: "pill" },
  padding: { top: 3, bottom: 3, leading: 12, trailing: 12 },
  margin: { top: 0, bottom: 0, leading: 0, trailing: 16 },
  stack: stack([]),
  ...more,
});

const plan = (id: string, isDefault: boolean, badge: PaywallBadge | null): PaywallPackage =>
  ({
    type: "package",
    id,
    name: "",
    package_id: id,
    is_selected_by_default: isDefault,
    apple_promo_offer_product_code: null,
    stack: stack(
      [
        stack(
          [
            text(`${id}_title`, { font_size: "heading_m", font_weight: "medium", horizontal_alignment: "leading" }),
            text(`${id}_line`, { color: soft, horizontal_alignment: "leading" }),
          ],
          { spacing: 2 },
        ),
        text("plan_price", {
          size: fit,
          font_size: "heading_l",
          font_weight: "medium",
          overrides: { states: { selected: { color: teal } } },
        }),
      ],
      {
        spacing: 16,
        dimension: { type: "horizontal", alignment: "center", distribution: "space_between" },
        padding: { top: 16, bottom: 16, leading: 18, trailing: 18 },
        background_color: sheet,
        border: { width: 1, color: line },
        shape: round(12),
        badge,
        overrides: {
          states: {
            selected: {
              background_color: wash,
              border: { width: 1, color: teal },
              shadow: { x: 0, y: 6, radius: 18, color: color("#28646A26", "#00000080") },
            },
          },
        },
      },
    ),
  }) as PaywallPackage;

const link = (text_lid: string, action: Extract<PaywallComponent, { type: "button" }>["action"]): PaywallComponent => ({
  type: "button",
  id: text_lid,
  name: "",
  action,
  stack: stack([text(text_lid, { size: fit, font_size: "body_s", color: soft })], {
    size: fit,
    padding: { top: 6, bottom: 6, leading: 6, trailing: 6 },
  }),
});

const moment = (lid: string, icon: string, isLast = false) => ({
  title: {
    text_lid: lid,
    color: ink,
    font_size: "body_l" as const,
    font_weight: "semibold" as const,
    horizontal_alignment: "leading" as const,
  },
  description: { text_lid: `${lid}_line`, color: soft, font_size: "body_m" as const },
  icon: { name: icon, color: onTeal, width_and_height: 16, padding: 8 },
  icon_background: { shape: { type: "circle" as const }, color: teal },
  connector: isLast
    ? null
    : {
        width: 2,
        margin: { top: 0, bottom: 0 },
        color: {
          light: {
            type: "linear" as const,
            degrees: 180,
            points: [
              { color: "#28646A", percent: 0 },
              { color: "#28646A33", percent: 100 },
            ],
          },
        },
      },
});

const thumb = (name: string, mask: "circle" | "concave" | "convex" | "rectangle"): PaywallComponent => ({
  type: "image",
  id: name,
  name: "",
  source: picture(name, 1200, 1500),
  override_source_lid: null,
  size: { width: { type: "fill" }, height: { type: "fixed", value: 132 } },
  fit_mode: "fill",
  mask_shape: mask === "rectangle" ? round(12) : { type: mask },
  max_height: 132,
  color_overlay:
    mask === "circle"
      ? {
          light: {
            type: "radial",
            points: [
              { color: "#00000000", percent: 40 },
              { color: "#1B191633", percent: 100 },
            ],
          },
        }
      : color("#28646A14", "#15141233"),
});

const hero = stack(
  [
    {
      type: "image",
      id: "hero",
      name: "",
      source: picture("cover-subscription", 1800, 900),
      override_source_lid: "hero_picture",
      size: fill,
      fit_mode: "fill",
      mask_shape: { type: "convex" },
      max_height: 280,
      color_overlay: {
        light: {
          type: "linear",
          degrees: 180,
          points: [
            { color: "#14120F40", percent: 0 },
            { color: "#14120F00", percent: 60 },
          ],
        },
      },
    },
    text("edition", {
      size: fit,
      font_size: "body_s",
      font_weight: "semibold",
      color: color("#1B1916", "#1B1916"),
      background_color: color("#FFFDF9", "#FFFDF9"),
      padding: { top: 4, bottom: 4, leading: 10, trailing: 10 },
      margin: all(16),
    }),
  ],
  { dimension: { type: "zlayer", alignment: "top_leading" } },
);

const body = stack(
  [
    text("title", { font_size: "heading_xxl", font_weight: "regular" }),
    text("lead", {
      font_size: "body_xl",
      color: soft,
      size: { width: { type: "fixed", value: 480 }, height: { type: "fit" } },
    }),
    {
      type: "timeline",
      id: "timeline",
      name: "",
      item_spacing: 18,
      text_spacing: 2,
      size: fill,
      padding: { top: 12, bottom: 8, leading: 8, trailing: 8 },
      margin: none,
      items: [moment("today", "hanger"), moment("reminder", "bell"), moment("start", "sparkle", true)],
    },
    stack(
      [
        plan("$rc_annual", true, label("saving", {})),
        plan("$rc_monthly", false, null),
        plan(
          "$rc_lifetime",
          false,
          label("once", {
            style: "nested",
            alignment: "top_trailing",
            color: warm,
            background_color: null,
            padding: none,
            margin: { top: 6, bottom: 0, leading: 0, trailing: 18 },
          }),
        ),
      ],
      { spacing: 14, margin: { top: 8, bottom: 8, leading: 0, trailing: 0 } },
    ),
    stack([thumb("look-01", "circle"), thumb("look-02", "concave"), thumb("look-04", "rectangle")], {
      dimension: { type: "horizontal", alignment: "center", distribution: "center" },
      spacing: 12,
    }),
    {
      type: "carousel",
      fallback: { type: "video", fallback: text("fine_print", { font_size: "body_s", color: soft }) },
    } as unknown as PaywallComponent,
    stack(
      [
        link("restore", { type: "restore_purchases" }),
        link("terms", {
          type: "navigate_to",
          destination: "terms",
          url: { url_lid: "terms_url", method: "in_app_browser" },
        }),
        link("privacy", {
          type: "navigate_to",
          destination: "privacy_policy",
          url: { url_lid: "privacy_url", method: "external_browser" },
        }),
        link("manage", { type: "navigate_to", destination: "customer_center" }),
        link("back", { type: "navigate_back" }),
      ],
      { dimension: { type: "horizontal", alignment: "center", distribution: "space_evenly" }, spacing: 4 },
    ),
  ],
  { spacing: 14, padding: { top: 20, bottom: 20, leading: 20, trailing: 20 } },
);

const footer: Paywall["components_config"]["base"]["sticky_footer"] = {
  type: "footer",
  id: "footer",
  name: "",
  stack: stack(
    [
      {
        type: "purchase_button",
        id: "purchase",
        name: "",
        stack: stack([text("buy", { font_size: "heading_s", font_weight: "semibold", color: onTeal })], {
          padding: { top: 15, bottom: 15, leading: 20, trailing: 20 },
          background_color: {
            light: {
              type: "linear",
              degrees: 100,
              points: [
                { color: "#1F5257", percent: 0 },
                { color: "#2F7279", percent: 100 },
              ],
            },
            dark: { type: "hex", value: "#86C3C6" },
          },
          shape: { type: "pill" },
          shadow: { x: 0, y: 4, radius: 14, color: color("#28646A40", "#00000080") },
        }),
      },
      text("promise", { font_size: "body_s", color: soft }),
    ],
    {
      spacing: 8,
      padding: { top: 14, bottom: 14, leading: 20, trailing: 20 },
      background_color: paper,
      border: { width: 0, color: line },
      shadow: { x: 0, y: -6, radius: 18, color: color("#1B191614", "#00000066") },
    },
  ),
};

export const atelier = {
  default_locale: "en_US",
  template_name: "components",
  asset_base_url: "https://assets.example",
  revision: 4,
  components_config: {
    base: {
      background: { type: "color", value: paper },
      stack: stack([hero, body], { spacing: 0 }),
      sticky_footer: footer,
    },
  },
  components_localizations: {
    en_US: {
      edition: "THE ATELIER",
      title: "A wardrobe that *remembers*",
      lead: "Every look you loved, every piece you own, and what to wear **tomorrow**.",
      today: "Today",
      today_line: "Everything opens: looks, wardrobes, the whole notebook.",
      reminder: "In five days",
      reminder_line: "We write to you before anything is charged.",
      start: "In a week",
      start_line: "{{ product_name }} begins. Leave before and pay nothing.",
      $rc_annual_title: "Yearly",
      $rc_annual_line: "{{ sub_offer_duration }} free, then {{sub_price_per_month}} a month",
      $rc_monthly_title: "Monthly",
      $rc_monthly_line: "Leave whenever you like",
      $rc_lifetime_title: "For life",
      $rc_lifetime_line: "Pay once, come back for ever",
      plan_price: "{{ price }}",
      saving: "{{ sub_relative_discount }}",
      once: "{{ sub_duration }}",
      fine_print:
        "~Small print~ In short: renews by itself, ends when you say so.\\\nThe long form is in our [terms](https://hemline.example/terms).",
      buy: "Continue with {{ product_name }}",
      promise: "`{{ price }}` · cancel in two clicks",
      restore: "Restore",
      terms: "Terms",
      privacy: "Privacy",
      manage: "Manage",
      back: "Not now",
      terms_url: "https://hemline.example/terms",
      privacy_url: "https://hemline.example/privacy",
      hero_picture: picture("cover-subscription", 1800, 900),
    },
    de_DE: {
      edition: "DAS ATELIER",
      title: "Ein Schrank, der *sich erinnert*",
      lead: "Jeder Look, der dir gefiel, jedes Stück, das dir gehört, und was du **morgen** trägst.",
      today: "Heute",
      today_line: "Alles geht auf: Looks, Schränke, das ganze Notizbuch.",
      reminder: "In fünf Tagen",
      reminder_line: "Wir schreiben dir, bevor etwas abgebucht wird.",
      start: "In einer Woche",
      start_line: "{{ product_name }} beginnt. Wer vorher geht, zahlt nichts.",
      $rc_annual_title: "Jährlich",
      $rc_annual_line: "{{ sub_offer_duration }} umsonst, dann {{ sub_price_per_month }} im Monat",
      $rc_monthly_title: "Monatlich",
      $rc_monthly_line: "Geh, wann du willst",
      $rc_lifetime_title: "Für immer",
      $rc_lifetime_line: "Einmal zahlen, immer wiederkommen",
      buy: "Weiter mit {{ product_name }}",
      promise: "`{{ price }}` · in zwei Klicks gekündigt",
      restore: "Wiederherstellen",
      terms: "Bedingungen",
      privacy: "Datenschutz",
      manage: "Verwalten",
      back: "Nicht jetzt",
    },
    ar: {
      edition: "الأتيليه",
      title: "خزانة *تتذكّر*",
      lead: "كل إطلالة أحببتها، وكل قطعة تملكها، وما سترتديه **غدًا**.",
      today: "اليوم",
      today_line: "كل شيء مفتوح: الإطلالات والخزائن والدفتر كله.",
      reminder: "بعد خمسة أيام",
      reminder_line: "نكتب إليك قبل أن يُخصم أي مبلغ.",
      start: "بعد أسبوع",
      start_line: "يبدأ اشتراكك. إن غادرت قبل ذلك فلن تدفع شيئًا.",
      $rc_annual_title: "سنوي",
      $rc_annual_line: "{{ sub_offer_duration }} مجانًا، ثم {{ sub_price_per_month }} في الشهر",
      $rc_monthly_title: "شهري",
      $rc_monthly_line: "غادر متى شئت",
      $rc_lifetime_title: "مدى الحياة",
      $rc_lifetime_line: "ادفع مرة واحدة وعُد دائمًا",
      fine_print: "باختصار: يتجدد تلقائيًا وينتهي متى أردت.",
      buy: "متابعة",
      promise: "{{ price }} · الإلغاء بنقرتين",
      restore: "استعادة",
      terms: "الشروط",
      privacy: "الخصوصية",
      manage: "إدارة",
      back: "ليس الآن",
    },
  },
} satisfies Paywall & Record<string, unknown>;
