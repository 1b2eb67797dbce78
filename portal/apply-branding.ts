import type { PortalBranding } from "@hemline/protocol";
import { hex, isLight, parseColor, textOn } from "@hemline/purchases/theme/color.ts";
import { ensureContrast } from "@hemline/purchases/theme/ensure-contrast.ts";
import { type ColorMode, paletteOf } from "@hemline/purchases/theme/palette.ts";
import { radiiOf } from "@hemline/purchases/theme/radii.ts";

const nightContrast = 7.5;
const dark = matchMedia("(prefers-color-scheme: dark)");

/** Light or dark as the customer's system; an app with a dark background is always dark. */
export function colorModeOf(appearance: PortalBranding["appearance"]): ColorMode {
  const paper = parseColor(appearance?.color_form_bg ?? "");
  return dark.matches || (paper && !isLight(paper)) ? "dark" : "light";
}

/** Applies an app's colours, corners and font. */
export function applyBranding(branding: PortalBranding): () => void {
  const put = () => {
    if (branding.appearance === null) return;
    const root = document.documentElement.style;
    const mode = colorModeOf(branding.appearance);
    const { page, form, primary, primaryHover, onPrimary, accent, focus, ...more } = paletteOf(
      branding.appearance,
      mode,
    );
    // In dark mode an error has a dark red background, and its button dark text.
    const error = mode === "dark" ? ensureContrast(more.error, form.background, nightContrast) : more.error;
    // Both backgrounds must suit the same text colour.
    const paper = isLight(page) === isLight(form.background) ? page : form.background;
    // Colours that the app does not set, such as a warning's background, follow light or dark.
    document.documentElement.dataset.theme = mode;
    const { field, button } = radiiOf(branding.appearance.shapes);
    const properties: Record<string, string> = {
      "--paper": hex(paper),
      "--sheet": hex(form.background),
      "--ink": hex(form.ink),
      "--ink-2": hex(form.inkSoft),
      "--ink-3": hex(form.inkSoft),
      "--line": hex(form.line),
      "--edge": hex(form.edge),
      "--teal": hex(primary),
      "--teal-hover": hex(primaryHover),
      "--on-teal": hex(onPrimary),
      "--link": hex(accent),
      "--error": hex(error),
      "--on-error": hex(textOn(error)),
      "--focus": hex(focus),
      "--r-field": `${field}px`,
      "--r-button": `${button}px`,
    };
    for (const [name, value] of Object.entries(properties)) root.setProperty(name, value);
  };
  put();
  void loadFont(branding);
  dark.addEventListener("change", put);
  return () => dark.removeEventListener("change", put);
}

/** The app's own font; without one, the system's. */
async function loadFont({ appearance, brand_font_config: font }: PortalBranding): Promise<void> {
  const named = appearance && appearance.font !== "default" ? [JSON.stringify(appearance.font)] : [];
  if (named.length > 0) setFamily(...named);
  if (!font) return;
  try {
    // The page is at `/portal/{project}/{app}`, the assets beside the portal.
    const face = new FontFace("Brand", `url(${JSON.stringify(`../../assets/${font.font_url}`)})`);
    document.fonts.add(await face.load());
    setFamily("Brand", ...named);
  } catch {
    // Without the font the page stays readable.
  }
}

function setFamily(...families: string[]): void {
  const family = [...families, "system-ui", "sans-serif"].join(", ");
  for (const name of ["--text", "--display"]) document.documentElement.style.setProperty(name, family);
}
