import {
  BrandFont,
  Branding,
  BrandingAppearance,
  NonSubscriptionOption,
  Offering,
  OfferingPackage,
  OfferingsAnswer,
  Phase,
  Placements,
  Price,
  Product,
  ProductsAnswer,
  SubscriptionOption,
  Targeting,
} from "@hemline/protocol";
import { type DescribedFields, describeFields } from "./describe-fields.ts";

const [subscription, oneTimePurchase] = Product.options;

const product = {
  identifier: "The product's identifier.",
  title: "The product's name, for customers.",
  description: "The product's description, for customers.",
  default_purchase_option_id: "The purchase option to offer: a key of `purchase_options`.",
  product_type: "What kind of product it is.",
  purchase_options: "Prices by id, those this customer is eligible for.",
};

const fontSizes = { font_weight: "A CSS `font-weight`.", font_size: "A CSS `font-size`." };

export const catalogueFields: readonly DescribedFields[] = [
  describeFields(OfferingsAnswer, {
    current_offering_id: "The offering to show to this customer, or null if there is none.",
    offerings: "All offerings of the project.",
    targeting: "The targeting rule that chose the current offering, if one did.",
    placements: "The offerings for specific places in the app, if the project has any.",
  }),
  describeFields(Offering, {
    identifier: "The offering's identifier.",
    description: "The offering's description, for developers.",
    metadata: "Your own data.",
    packages: "What is for sale, in the order to show it.",
    paywall_components: "The paywall to draw, or null if the offering has none.",
  }),
  describeFields(OfferingPackage, {
    identifier: "`$rc_monthly`, `$rc_annual` and so on for the usual periods, or an identifier of your own.",
    platform_product_identifier: "The product's identifier.",
  }),
  describeFields(Placements, {
    fallback_offering_id: "The offering for placements that are not listed.",
    offering_ids_by_placement: "Offerings by placement. Null means: show nothing here.",
  }),
  describeFields(Targeting, { rule_id: "The rule's id.", revision: "The rule's version." }),
  describeFields(ProductsAnswer, {
    product_details: "The products.",
    script_url: "Where to load the card provider's script from, if not from the provider.",
  }),
  describeFields(subscription, product),
  describeFields(oneTimePurchase, product),
  describeFields(SubscriptionOption, {
    id: "The option's id.",
    price_id: "The id to start a checkout with.",
    base: "The regular price.",
    trial: "The free trial, or null if there is none.",
    intro_price: "The introductory price, or null if there is none.",
  }),
  describeFields(NonSubscriptionOption, {
    id: "The option's id.",
    price_id: "The id to start a checkout with.",
    base_price: "The price.",
  }),
  describeFields(Phase, {
    period_duration: "The length of a period, in ISO 8601: `P1M` is a month.",
    cycle_count: "How many periods it lasts. A regular price continues after them.",
    price: "The price of a period, or null if it is free.",
  }),
  describeFields(Price, {
    amount_micros: "The amount in micros: 9990000 is 9.99.",
    currency: "An ISO 4217 currency code.",
  }),
  describeFields(Branding, {
    id: "The app's identifier.",
    app_name: "The app's name.",
    app_icon: "The file name of the app's icon, below `/assets/`.",
    app_icon_webp: "The same icon as WebP.",
    app_wordmark: "The file name of the app's wordmark, below `/assets/`.",
    app_wordmark_webp: "The same wordmark as WebP.",
    support_email: "Where customers get help.",
    gateway_tax_collection_enabled: "Whether checkouts calculate taxes.",
    appearance: "Colours and shapes of the checkout.",
    brand_font_config: "A font of your own, or null if there is none.",
    sandbox_configuration: "Settings of sandbox checkouts.",
  }),
  describeFields(Branding.shape.sandbox_configuration.unwrap(), {
    checkout_feedback_form_url: "Where testers can leave feedback.",
  }),
  describeFields(BrandingAppearance, {
    color_buttons_primary: "The main button.",
    color_accent: "Links and selected fields.",
    color_error: "Error messages.",
    color_product_info_bg: "The background of the product's description.",
    color_form_bg: "The background of the form.",
    color_page_bg: "The background of the page.",
    font: "The font's name.",
    shapes: "How round the corners are.",
    show_product_description: "Whether the product's description is shown.",
  }),
  describeFields(BrandFont, {
    font_url: "The font's file.",
    mobile: "Text on narrow screens.",
    desktop: "Text on wide screens.",
  }),
  describeFields(BrandFont.shape.mobile, fontSizes),
];
