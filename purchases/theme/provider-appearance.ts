import type { Appearance } from "@stripe/stripe-js";
import { hex } from "./color.ts";
import type { Theme } from "./theme.ts";

/** The style of the provider's fields, to match the form. */
export function providerAppearance({ mode, palette, radii }: Theme, fontFamily: string): Appearance {
  const { form, focus, error, primary } = palette;
  const ink = hex(form.ink);
  const soft = hex(form.inkSoft);
  return {
    theme: mode === "dark" ? "night" : "stripe",
    labels: "above",
    variables: {
      borderRadius: `${radii.field}px`,
      colorBackground: hex(form.background),
      colorPrimary: hex(primary),
      colorDanger: hex(error),
      colorText: ink,
      colorTextPlaceholder: soft,
      colorTextSecondary: soft,
      focusBoxShadow: "none",
      fontFamily,
      fontSizeBase: "14px",
      spacingGridRow: "16px",
    },
    rules: {
      // 24 px line + 22 px padding + 2 px border = 48 px. Phones zoom into fields below 16 px.
      ".Input": {
        border: `1px solid ${hex(form.edge)}`,
        boxShadow: "none",
        fontSize: "16px",
        lineHeight: "24px",
        padding: "11px 14px",
      },
      ".Input:hover": { borderColor: ink },
      ".Input:focus": { borderColor: hex(focus), outline: `2px solid ${hex(focus)}`, outlineOffset: "-2px" },
      ".Input--invalid": { borderColor: hex(error), boxShadow: "none" },
      ".Label": { color: ink, fontSize: "14px", fontWeight: "600", marginBottom: "6px" },
      ".Error": { color: hex(error), fontSize: "13px" },
    },
  };
}
