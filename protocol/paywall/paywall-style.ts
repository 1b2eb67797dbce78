import * as z from "zod";

const Hex = z
  .string()
  .regex(/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, "must be a colour such as #28646a or #28646a80");
const Points = z.array(z.object({ color: Hex, percent: z.number().min(0).max(100) })).min(1);

/** A colour or gradient. An alias is a CSS colour name, passed on as it is. */
export const PaywallColor = z.discriminatedUnion("type", [
  z.object({ type: z.literal("hex"), value: Hex }),
  z.object({ type: z.literal("alias"), value: z.string().min(1) }),
  z.object({ type: z.literal("linear"), degrees: z.number(), points: Points }),
  z.object({ type: z.literal("radial"), points: Points }),
]);
export type PaywallColor = z.infer<typeof PaywallColor>;

/** `light` is used for both modes where there is no `dark`. */
export const PaywallColorScheme = z.object({ light: PaywallColor, dark: PaywallColor.nullish() });
export type PaywallColorScheme = z.infer<typeof PaywallColorScheme>;

const Length = z.discriminatedUnion("type", [
  z.object({ type: z.literal("fixed"), value: z.number().min(0) }),
  z.object({ type: z.literal("fit") }),
  z.object({ type: z.literal("fill") }),
]);
export type PaywallLength = z.infer<typeof Length>;

export const PaywallSize = z.object({ width: Length, height: Length });
export type PaywallSize = z.infer<typeof PaywallSize>;

/** CSS pixels. Leading is the left side in left-to-right languages. */
export const PaywallSpacing = z.object({
  top: z.number().nullish(),
  bottom: z.number().nullish(),
  leading: z.number().nullish(),
  trailing: z.number().nullish(),
});
export type PaywallSpacing = z.infer<typeof PaywallSpacing>;

/** Radii in CSS pixels. */
export const PaywallCorners = z.object({
  top_leading: z.number().min(0).nullish(),
  top_trailing: z.number().min(0).nullish(),
  bottom_leading: z.number().min(0).nullish(),
  bottom_trailing: z.number().min(0).nullish(),
});
export type PaywallCorners = z.infer<typeof PaywallCorners>;

const Rectangle = z.object({ type: z.literal("rectangle"), corners: PaywallCorners.nullish() });

export const PaywallShape = z.discriminatedUnion("type", [Rectangle, z.object({ type: z.literal("pill") })]);
export type PaywallShape = z.infer<typeof PaywallShape>;

export const PaywallIconShape = z.discriminatedUnion("type", [
  Rectangle,
  z.object({ type: z.literal("pill") }),
  z.object({ type: z.literal("circle") }),
]);
export type PaywallIconShape = z.infer<typeof PaywallIconShape>;

/** The shape of a picture; concave and convex apply to its lower edge. */
export const PaywallMask = z.discriminatedUnion("type", [
  Rectangle,
  z.object({ type: z.literal("circle") }),
  z.object({ type: z.literal("concave") }),
  z.object({ type: z.literal("convex") }),
]);
export type PaywallMask = z.infer<typeof PaywallMask>;

export const PaywallBorder = z.object({ width: z.number().min(0), color: PaywallColorScheme });
export type PaywallBorder = z.infer<typeof PaywallBorder>;

export const PaywallShadow = z.object({
  x: z.number(),
  y: z.number(),
  radius: z.number().min(0),
  color: PaywallColorScheme,
});
export type PaywallShadow = z.infer<typeof PaywallShadow>;

const Distribution = z.enum(["start", "center", "end", "space_between", "space_around", "space_evenly"]);
export type PaywallDistribution = z.infer<typeof Distribution>;

/** A side or corner of a box. */
export const PaywallAlignment = z.enum([
  "top_leading",
  "top",
  "top_trailing",
  "leading",
  "center",
  "trailing",
  "bottom_leading",
  "bottom",
  "bottom_trailing",
]);
export type PaywallAlignment = z.infer<typeof PaywallAlignment>;

/** The layout of a stack: vertical, horizontal or layered. */
export const PaywallDimension = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("vertical"),
    alignment: z.enum(["leading", "center", "trailing"]),
    distribution: Distribution.nullish(),
  }),
  z.object({
    type: z.literal("horizontal"),
    alignment: z.enum(["top", "center", "bottom"]),
    distribution: Distribution.nullish(),
  }),
  z.object({ type: z.literal("zlayer"), alignment: PaywallAlignment }),
]);
export type PaywallDimension = z.infer<typeof PaywallDimension>;

/** A picture in its formats. Sizes in pixels; addresses are absolute, or relative to the page. */
export const PaywallImageFiles = z.object({
  width: z.number().positive().nullish(),
  height: z.number().positive().nullish(),
  original: z.string().min(1),
  webp: z.string().nullish(),
  webp_low_res: z.string().nullish(),
  heic: z.string().nullish(),
  heic_low_res: z.string().nullish(),
});
export type PaywallImageFiles = z.infer<typeof PaywallImageFiles>;

export const PaywallImageScheme = z.object({ light: PaywallImageFiles, dark: PaywallImageFiles.nullish() });
export type PaywallImageScheme = z.infer<typeof PaywallImageScheme>;

/** `fill` covers its box and is cropped, `fit` is shown whole. */
export const PaywallFitMode = z.enum(["fill", "fit"]);
export type PaywallFitMode = z.infer<typeof PaywallFitMode>;

export const PaywallBackground = z.discriminatedUnion("type", [
  z.object({ type: z.literal("color"), value: PaywallColorScheme }),
  z.object({
    type: z.literal("image"),
    value: PaywallImageScheme,
    fit_mode: PaywallFitMode.nullish(),
    color_overlay: PaywallColorScheme.nullish(),
  }),
]);
export type PaywallBackground = z.infer<typeof PaywallBackground>;

/** 13 to 16 px for body text, 14 to 32 px for headings. */
export const PaywallFontSize = z.enum([
  "body_s",
  "body_m",
  "body_l",
  "body_xl",
  "heading_xs",
  "heading_s",
  "heading_m",
  "heading_l",
  "heading_xl",
  "heading_xxl",
]);
export type PaywallFontSize = z.infer<typeof PaywallFontSize>;

export const PaywallFontWeight = z.enum([
  "extra_light",
  "thin",
  "light",
  "regular",
  "medium",
  "semibold",
  "bold",
  "extra_bold",
  "black",
]);
export type PaywallFontWeight = z.infer<typeof PaywallFontWeight>;
