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
} from "./paywall-look.ts";

/** What every component may say. `fallback` is drawn where the component's own type is not known. */
export const PaywallNamed = z.object({
  id: z.string().nullish(),
  name: z.string().nullish(),
  visible: z.boolean().nullish(),
});
export type PaywallNamed = z.infer<typeof PaywallNamed>;

/** The label's key, and how it is written. */
export const PaywallTextLook = z.object({
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
export type PaywallTextLook = z.infer<typeof PaywallTextLook>;

/**
 * Other properties for a package in a state: one that begins with a free trial or an introductory price, for this
 * customer, and the selected one, which has the last word. Null says nothing.
 */
export const overridden = <Shape extends z.core.$ZodLooseShape>(look: z.ZodObject<Shape>) => {
  const inState = z
    .object({ ...look.shape, visible: z.boolean() })
    .partial()
    .nullish();
  return z.object({ states: z.object({ intro_offer: inState, selected: inState }).partial().nullish() }).nullish();
};

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
  title: PaywallTextLook,
  description: PaywallTextLook.nullish(),
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

export const PaywallText = z.object({
  ...PaywallNamed.shape,
  ...PaywallTextLook.shape,
  type: z.literal("text"),
  overrides: overridden(PaywallTextLook),
});
export type PaywallText = z.infer<typeof PaywallText>;

export const PaywallImage = z.object({
  ...PaywallNamed.shape,
  ...ImageLook.shape,
  type: z.literal("image"),
  overrides: overridden(ImageLook),
});
export type PaywallImage = z.infer<typeof PaywallImage>;

export const PaywallTimeline = z.object({
  ...PaywallNamed.shape,
  ...TimelineLook.shape,
  type: z.literal("timeline"),
  overrides: overridden(TimelineLook),
});
export type PaywallTimeline = z.infer<typeof PaywallTimeline>;
