import { colorSchemeOf } from "../color-scheme.ts";
import type { Appearance, FontSource } from "../frame-messages.ts";

const themes: Record<NonNullable<Appearance["theme"]>, Record<string, string>> = {
  stripe: {},
  flat: { colorBorder: "transparent", colorBackground: "#f1f1f1" },
  none: {},
  night: {
    colorBackground: "#30313d",
    colorText: "#ffffff",
    colorTextSecondary: "#c2c6d0",
    colorTextPlaceholder: "#a3a7b5",
    colorDanger: "#ff9d98",
    colorBorder: "#5a5c6b",
    colorPrimary: "#9cc0ff",
  },
};

/** What a page may style: `.Input`, `.Input--invalid`, `.Label:hover`, `.Input::placeholder`. */
const selector =
  /^\.(Input|Label|Error|Field|Brand)(--[a-z]+)?((:(hover|focus|focus-visible|disabled|autofill))|(::(placeholder|selection)))*$/;
const property = /^[a-zA-Z-]+$/;
const harmless = (value: unknown): value is string =>
  typeof value === "string" && value.length < 300 && !/url\s*\(|@import|expression/i.test(value);

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const root = document.documentElement;
const own = new CSSStyleSheet();
document.adoptedStyleSheets = [own];

/** Applies the page's variables and rules, and nothing else of it. */
export function applyAppearance(appearance: Appearance, fonts: readonly FontSource[]): void {
  const variables = { ...themes[appearance.theme ?? "stripe"], ...appearance.variables };
  root.removeAttribute("style");
  for (const [name, value] of Object.entries(variables))
    if (property.test(name) && harmless(value)) root.style.setProperty(`--${name}`, value);
  root.style.colorScheme = colorSchemeOf(appearance);
  root.dataset.labels = appearance.labels === "floating" ? "floating" : "above";
  own.replaceSync("");
  for (const [name, declarations] of Object.entries(appearance.rules ?? {})) addRule(name, declarations);
  for (const font of fonts) loadFont(font);
}

/** A floating label lies inside its field, so the page's padding is added to the label's. */
const roomBesideLabel: Record<string, string> = {
  "padding-top": "--inputPaddingTop",
  "padding-bottom": "--inputPaddingBottom",
};

function addRule(name: string, declarations: Record<string, string>): void {
  if (!selector.test(name)) return;
  // Repeating the class makes a page's rule outweigh the frame's own, states above all.
  const first = name.match(/^\.[A-Za-z]+(--[a-z]+)?/)?.[0] ?? name;
  const weight = /--|:/.test(name) ? 4 : 1;
  const at = own.insertRule(`${first.repeat(weight)}${name} {}`, own.cssRules.length);
  const { style } = own.cssRules[at] as CSSStyleRule;
  for (const [key, value] of Object.entries(declarations)) {
    if (!property.test(key) || !harmless(value)) continue;
    const room = roomBesideLabel[dashed(key)];
    if (name === ".Input" && room && root.dataset.labels === "floating") root.style.setProperty(room, value);
    else style.setProperty(dashed(key), value);
  }
}

const loaded = new Set<string>();

/** If a page's font fails to load, the fallback in `fontFamily` stays. */
function loadFont({ family, src, weight = "400", style = "normal" }: FontSource): void {
  if (!family || !src || loaded.has(`${family} ${weight} ${style}`)) return;
  loaded.add(`${family} ${weight} ${style}`);
  const face = new FontFace(family, src, { weight, style, display: "swap" });
  document.fonts.add(face);
  face.load().catch(() => document.fonts.delete(face));
}
