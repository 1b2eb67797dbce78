import type { Branding } from "@hemline/protocol";
import { defaultAppearance } from "@hemline/protocol/default-appearance";
import { blend, type Color, isLight, parseColor, textOn } from "./color.ts";
import { ensureContrast } from "./ensure-contrast.ts";

export type ColorMode = "light" | "dark";

export interface Palette {
  primary: Color;
  primaryHover: Color;
  primaryPressed: Color;
  onPrimary: Color;
  /** Of links. */
  accent: Color;
  focus: Color;
  /** In the product panel. */
  focusOnInfo: Color;
  error: Color;
  info: Surface;
  form: Surface;
  page: Color;
}

/** A background and the colours on it, from strong to faint. */
export interface Surface {
  background: Color;
  ink: Color;
  inkSoft: Color;
  edge: Color;
  line: Color;
}

type Appearance = NonNullable<Branding["appearance"]>;
type AppearanceColor = Extract<keyof Appearance, `color_${string}`>;

const defaultFocus = "#1148B8";

const night: Color = [24, 22, 19];
const hoverShare = 0.1;
const pressedShare = 0.15;
const nightContrast = 7.5;

/** In dark mode light surfaces become dark and keep a trace of their hue. */
export function paletteOf(appearance: Branding["appearance"], mode: ColorMode): Palette {
  const read = (name: AppearanceColor) => parseColor(appearance?.[name] ?? "") ?? parseColor(defaultAppearance[name])!;
  const background = (name: AppearanceColor, lift: number) => {
    const given = read(name);
    return mode === "dark" && isLight(given) ? blend(night, given, lift) : given;
  };
  const form = surface(background("color_form_bg", 0.03));
  const info = surface(background("color_product_info_bg", 0.07));
  // In dark mode buttons are light, with dark text.
  const primary =
    mode === "dark"
      ? ensureContrast(read("color_buttons_primary"), form.background, nightContrast)
      : read("color_buttons_primary");
  const focusOn = ({ background: around }: Surface) =>
    ensureContrast(
      appearance ? read("color_accent") : parseColor(defaultFocus)!,
      around,
      mode === "dark" ? nightContrast : 3,
    );
  return {
    primary,
    primaryHover: blend(primary, textOn(primary), hoverShare),
    primaryPressed: blend(primary, textOn(primary), pressedShare),
    onPrimary: textOn(primary),
    accent: ensureContrast(read("color_accent"), form.background, mode === "dark" ? nightContrast : 4.5),
    focus: focusOn(form),
    focusOnInfo: focusOn(info),
    error: ensureContrast(read("color_error"), form.background, mode === "dark" ? nightContrast : 4.5),
    info,
    form,
    page: background("color_page_bg", 0),
  };
}

function surface(background: Color): Surface {
  const text = textOn(background);
  const mixed = (share: number) => blend(background, text, share);
  return { background, ink: mixed(0.9), inkSoft: mixed(0.68), edge: mixed(0.5), line: mixed(0.15) };
}
