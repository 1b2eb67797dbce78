import * as z from "zod";
import {
  PaywallBorder,
  PaywallColorScheme,
  PaywallFitMode,
  PaywallFontSize,
  PaywallFontWeight,
  PaywallIconShape,
  PaywallImageScheme,
  PaywallMask,
  PaywallShadow,
  PaywallSize,
  PaywallSpacing,
} from "./paywall-style.ts";

/** Properties of every component. `fallback` is drawn where a component's type is unknown. */
export const PaywallNamed = z.object({
  id: z.string().nullish(),
  name: z.string().nullish(),
  visible: z.boolean().nullish(),
});
export type PaywallNamed = z.infer<typeof PaywallNamed>;

/** The label's key and its text style. */
export const PaywallTextStyle = z.object({
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
export type PaywallTextStyle = z.infer<typeof PaywallTextStyle>;

/**
 * Overrides of properties by state: for a package that begins with a free trial or an introductory price, and for the
 * selected one, which comes last. Null overrides nothing.
 */
export const overridden = <Shape extends z.core.$ZodLooseShape>(style: z.ZodObject<Shape>) => {
  const inState = z
    .object({ ...style.shape, visible: z.boolean() })
    .partial()
    .nullish();
  return z.object({ states: z.object({ intro_offer: inState, selected: inState }).partial().nullish() }).nullish();
};

const ImageStyle = z.object({
  source: PaywallImageScheme,
  /** The key of a localized picture. */
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
  title: PaywallTextStyle,
  description: PaywallTextStyle.nullish(),
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

const TimelineStyle = z.object({
  items: z.array(TimelineItem),
  item_spacing: z.number().min(0).nullish(),
  text_spacing: z.number().min(0).nullish(),
  size: PaywallSize.nullish(),
  padding: PaywallSpacing.nullish(),
  margin: PaywallSpacing.nullish(),
});

export const PaywallText = z.object({
  ...PaywallNamed.shape,
  ...PaywallTextStyle.shape,
  type: z.literal("text"),
  overrides: overridden(PaywallTextStyle),
});
export type PaywallText = z.infer<typeof PaywallText>;

export const PaywallImage = z.object({
  ...PaywallNamed.shape,
  ...ImageStyle.shape,
  type: z.literal("image"),
  overrides: overridden(ImageStyle),
});
export type PaywallImage = z.infer<typeof PaywallImage>;

export const PaywallTimeline = z.object({
  ...PaywallNamed.shape,
  ...TimelineStyle.shape,
  type: z.literal("timeline"),
  overrides: overridden(TimelineStyle),
});
export type PaywallTimeline = z.infer<typeof PaywallTimeline>;
