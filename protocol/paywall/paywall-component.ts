import * as z from "zod";
import {
  overridden,
  PaywallImage,
  PaywallNamed,
  PaywallText,
  PaywallTextStyle,
  PaywallTimeline,
} from "./paywall-content.ts";
import {
  PaywallAlignment,
  PaywallBackground,
  PaywallBorder,
  PaywallColorScheme,
  PaywallDimension,
  PaywallShadow,
  PaywallShape,
  PaywallSize,
  PaywallSpacing,
} from "./paywall-style.ts";

const StackStyle = z.object({
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

const BadgeStyle = z.object({
  ...PaywallTextStyle.shape,
  text_lid: z.string().nullish(),
  style: z.enum(["overlay", "edge_to_edge", "nested"]),
  alignment: PaywallAlignment,
  shape: PaywallShape.nullish(),
});

/** `method` is for apps: in a browser a link opens in a new tab. */
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

export interface PaywallBadge extends z.infer<typeof BadgeStyle> {
  /** Drawn in place of the text when it has components. */
  stack?: PaywallStack | null | undefined;
}

interface StackStyle extends z.infer<typeof StackStyle> {
  badge?: PaywallBadge | null | undefined;
}

export interface PaywallStack extends PaywallNamed, StackStyle {
  type: "stack";
  components?: PaywallComponent[] | null | undefined;
  overrides?:
    | { states?: { intro_offer?: StackState | undefined; selected?: StackState | undefined } | null | undefined }
    | null
    | undefined;
}

type StackState = (Partial<StackStyle> & { visible?: boolean | undefined }) | null;

export interface PaywallButton extends PaywallNamed {
  type: "button";
  action: PaywallButtonAction;
  stack: PaywallStack;
}

/** Buys the selected package. */
export interface PaywallPurchaseButton extends PaywallNamed {
  type: "purchase_button";
  stack: PaywallStack;
}

/** A package that can be selected. */
export interface PaywallPackage extends PaywallNamed {
  type: "package";
  /** The identifier of a package of the offering. */
  package_id: string;
  is_selected_by_default?: boolean | null | undefined;
  stack: PaywallStack;
}

/** Stays at the lower edge while the rest scrolls. */
export interface PaywallFooter extends PaywallNamed {
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
  const message = `Invalid component type: ${type}. A type that not every renderer knows needs a fallback.`;
  issues.push({ code: "custom", path: ["type"], message, input: value });
});

const typed = <Type extends string>(type: Type) => ({ ...PaywallNamed.shape, type: z.literal(type) });

export const PaywallStack: z.ZodType<PaywallStack> = z.lazy(() => {
  const style = z.object({
    ...StackStyle.shape,
    badge: z.object({ ...BadgeStyle.shape, stack: PaywallStack.nullish() }).nullish(),
  });
  return z.object({
    ...typed("stack"),
    ...style.shape,
    components: z.array(PaywallComponent).nullish(),
    overrides: overridden(style),
  });
});

export const PaywallFooter = z.object({ ...typed("footer"), stack: PaywallStack });

const byType: Record<string, z.ZodType> = {
  stack: PaywallStack,
  text: PaywallText,
  image: PaywallImage,
  timeline: PaywallTimeline,
  footer: PaywallFooter,
  button: z.object({ ...typed("button"), action: PaywallButtonAction, stack: PaywallStack }),
  purchase_button: z.object({ ...typed("purchase_button"), stack: PaywallStack }),
  package: z.object({
    ...typed("package"),
    package_id: z.string().min(1),
    is_selected_by_default: z.boolean().nullish(),
    stack: PaywallStack,
  }),
};
