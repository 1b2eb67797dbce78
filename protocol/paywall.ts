import * as z from "zod";
import {
  PaywallAlignment,
  PaywallBackground,
  PaywallBorder,
  PaywallColorScheme,
  PaywallDimension,
  PaywallFitMode,
  PaywallFontSize,
  PaywallFontWeight,
  PaywallIconShape,
  PaywallImageScheme,
  PaywallMask,
  PaywallShadow,
  PaywallShape,
  PaywallSize,
  PaywallSpacing,
} from "./paywall-look.ts";

export const PaywallComponents = z.record(z.string(), z.unknown());
/** A paywall as its author wrote it. Billing passes it through untouched; only a renderer looks inside. */
export type PaywallComponents = Record<string, unknown>;

/** What every component may say. `fallback` is drawn where the component's own type is not known. */
const Named = z.object({ id: z.string().nullish(), name: z.string().nullish(), visible: z.boolean().nullish() });

/** The label's key, and how it is written. */
const TextLook = z.object({
  text_lid: z.string(),
  font_name: z.string().nullish(),
  font_size: PaywallFontSize.nullish(),
  font_weight: PaywallFontWeight.nullish(),
  horizontal_alignment: z.enum(["leading", "center", "trailing"]).nullish(),
  color: PaywallColorScheme.nullish(),
  background_color: PaywallColorScheme.nullish(),
  size: PaywallSize.nullish(),
  padding: PaywallSpacing.nullish(),
  margin: PaywallSpacing.nullish(),
});

/** Other properties for when the package around is the selected one. Null says nothing. */
const overridden = <Shape extends z.core.$ZodLooseShape>(look: z.ZodObject<Shape>) =>
  z
    .object({
      states: z
        .object({
          selected: z
            .object({ ...look.shape, visible: z.boolean() })
            .partial()
            .nullish(),
        })
        .partial()
        .nullish(),
    })
    .nullish();

const StackLook = z.object({
  size: PaywallSize.nullish(),
  dimension: PaywallDimension.nullish(),
  spacing: z.number().nullish(),
  padding: PaywallSpacing.nullish(),
  margin: PaywallSpacing.nullish(),
  background_color: PaywallColorScheme.nullish(),
  background: PaywallBackground.nullish(),
  border: PaywallBorder.nullish(),
  shape: PaywallShape.nullish(),
  shadow: PaywallShadow.nullish(),
});

const BadgeLook = z.object({
  ...TextLook.shape,
  text_lid: z.string().nullish(),
  style: z.enum(["overlay", "edge_to_edge", "nested"]),
  alignment: PaywallAlignment,
  shape: PaywallShape.nullish(),
});

const ImageLook = z.object({
  source: PaywallImageScheme,
  /** The key of another picture among the localizations. */
  override_source_lid: z.string().nullish(),
  size: PaywallSize.nullish(),
  fit_mode: PaywallFitMode.nullish(),
  mask_shape: PaywallMask.nullish(),
  /** CSS pixels. */
  max_height: z.number().positive().nullish(),
  color_overlay: PaywallColorScheme.nullish(),
  padding: PaywallSpacing.nullish(),
  margin: PaywallSpacing.nullish(),
  border: PaywallBorder.nullish(),
  shadow: PaywallShadow.nullish(),
});

const TimelineItem = z.object({
  title: TextLook,
  description: TextLook.nullish(),
  icon: z
    .object({
      name: z.string(),
      color: PaywallColorScheme.nullish(),
      width_and_height: z.number().positive().nullish(),
      padding: z.number().min(0).nullish(),
    })
    .nullish(),
  icon_background: z.object({ shape: PaywallIconShape.nullish(), color: PaywallColorScheme.nullish() }).nullish(),
  connector: z
    .object({
      width: z.number().min(0),
      margin: z.object({ top: z.number().min(0).nullish(), bottom: z.number().min(0).nullish() }).nullish(),
      color: PaywallColorScheme,
    })
    .nullish(),
});
export type PaywallTimelineItem = z.infer<typeof TimelineItem>;

const TimelineLook = z.object({
  items: z.array(TimelineItem),
  item_spacing: z.number().min(0).nullish(),
  text_spacing: z.number().min(0).nullish(),
  size: PaywallSize.nullish(),
  padding: PaywallSpacing.nullish(),
  margin: PaywallSpacing.nullish(),
});

const Text = z.object({
  ...Named.shape,
  ...TextLook.shape,
  type: z.literal("text"),
  overrides: overridden(TextLook),
});
export type PaywallText = z.infer<typeof Text>;
export type PaywallTextLook = z.infer<typeof TextLook>;

const Image = z.object({
  ...Named.shape,
  ...ImageLook.shape,
  type: z.literal("image"),
  overrides: overridden(ImageLook),
});
export type PaywallImage = z.infer<typeof Image>;

const Timeline = z.object({
  ...Named.shape,
  ...TimelineLook.shape,
  type: z.literal("timeline"),
  overrides: overridden(TimelineLook),
});
export type PaywallTimeline = z.infer<typeof Timeline>;

/** `method` is the app's matter: in a browser a link opens in a new tab. */
const Url = z.object({ url_lid: z.string(), method: z.string().nullish() });

export const PaywallButtonAction = z.union(
  [
    z.object({ type: z.enum(["restore_purchases", "navigate_back"]) }),
    z.object({ type: z.literal("navigate_to"), destination: z.literal("customer_center") }),
    z.object({ type: z.literal("navigate_to"), destination: z.enum(["url", "terms", "privacy_policy"]), url: Url }),
  ],
  {
    error:
      "restore_purchases, navigate_back, or navigate_to with a destination: customer_center, or url, terms or privacy_policy with a url",
  },
);
export type PaywallButtonAction = z.infer<typeof PaywallButtonAction>;

type Named = z.infer<typeof Named>;

export interface PaywallBadge extends z.infer<typeof BadgeLook> {
  /** Drawn in place of the text when it has components. */
  stack?: PaywallStack | null | undefined;
}

interface StackLook extends z.infer<typeof StackLook> {
  badge?: PaywallBadge | null | undefined;
}

export interface PaywallStack extends Named, StackLook {
  type: "stack";
  components?: PaywallComponent[] | null | undefined;
  overrides?:
    | {
        states?:
          | { selected?: (Partial<StackLook> & { visible?: boolean | undefined }) | null | undefined }
          | null
          | undefined;
      }
    | null
    | undefined;
}

export interface PaywallButton extends Named {
  type: "button";
  action: PaywallButtonAction;
  stack: PaywallStack;
}

/** Buys the selected package. */
export interface PaywallPurchaseButton extends Named {
  type: "purchase_button";
  stack: PaywallStack;
}

/** One thing to choose. */
export interface PaywallPackage extends Named {
  type: "package";
  /** The identifier of a package of the offering. */
  package_id: string;
  is_selected_by_default?: boolean | null | undefined;
  stack: PaywallStack;
}

/** Stays at the lower edge while the rest scrolls. */
export interface PaywallFooter extends Named {
  type: "footer";
  stack: PaywallStack;
}

export type PaywallComponent =
  | PaywallStack
  | PaywallText
  | PaywallImage
  | PaywallButton
  | PaywallPurchaseButton
  | PaywallPackage
  | PaywallFooter
  | PaywallTimeline;

/** A component of a known type, or one whose `fallback` (or its fallback) is. */
export const PaywallComponent: z.ZodType<PaywallComponent> = z.custom<PaywallComponent>().check(({ value, issues }) => {
  const refuse = (faults: readonly z.core.$ZodIssue[] = [], below: PropertyKey[] = []) => {
    for (const { path, message } of faults)
      issues.push({ code: "custom", path: [...below, ...path], message, input: value });
  };
  const asked = z.object({ type: z.string(), fallback: z.unknown().optional() }).safeParse(value);
  if (!asked.success) return refuse(asked.error.issues);
  const { type, fallback } = asked.data;
  if (Object.hasOwn(byType, type)) return refuse(byType[type]?.safeParse(value).error?.issues);
  if (fallback != null) return refuse(PaywallComponent.safeParse(fallback).error?.issues, ["fallback"]);
  const message = `Invalid component type: ${type}. One that not every renderer knows needs a fallback.`;
  issues.push({ code: "custom", path: ["type"], message, input: value });
});

const typed = <Type extends string>(type: Type) => ({ ...Named.shape, type: z.literal(type) });

const Stack: z.ZodType<PaywallStack> = z.lazy(() => {
  const look = z.object({
    ...StackLook.shape,
    badge: z.object({ ...BadgeLook.shape, stack: Stack.nullish() }).nullish(),
  });
  return z.object({
    ...typed("stack"),
    ...look.shape,
    components: z.array(PaywallComponent).nullish(),
    overrides: overridden(look),
  });
});

const Footer = z.object({ ...typed("footer"), stack: Stack });

const byType: Record<string, z.ZodType> = {
  stack: Stack,
  text: Text,
  image: Image,
  timeline: Timeline,
  footer: Footer,
  button: z.object({ ...typed("button"), action: PaywallButtonAction, stack: Stack }),
  purchase_button: z.object({ ...typed("purchase_button"), stack: Stack }),
  package: z.object({
    ...typed("package"),
    package_id: z.string().min(1),
    is_selected_by_default: z.boolean().nullish(),
    stack: Stack,
  }),
};

/** Labels by key. A key can also stand for a picture. */
const Labels = z.record(z.string(), z.union([z.string(), PaywallImageScheme]));

/** The paywall that this version knows how to draw. What else a document holds is left alone. */
export const Paywall = z.object({
  /** Whose labels serve where the customer's language has none, e.g. `en_US`. */
  default_locale: z.string().min(1),
  components_config: z.object({
    base: z.object({ stack: Stack, background: PaywallBackground.nullish(), sticky_footer: Footer.nullish() }),
  }),
  components_localizations: z.record(z.string(), Labels),
});
export type Paywall = z.infer<typeof Paywall>;
