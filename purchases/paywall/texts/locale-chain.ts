import type { ReadPaywall } from "../document/read-paywall.ts";

/**
 * In which order labels are looked for: the locales that speak the selected language, the nearest first, then those of
 * the default one. Case and separators do not matter, so `es-ES`, `es_ES` and `es` find each other; `es-MX` finds `es`,
 * or else any Spanish.
 */
export function localeChain(available: readonly string[], selected: string, fallback: string): string[] {
  return [...new Set([...nearest(available, selected), ...nearest(available, fallback)])];
}

/** The locales in which a paywall's labels are looked for. */
export function localeChainOf(
  { localizations, defaultLocale }: Pick<ReadPaywall, "localizations" | "defaultLocale">,
  selectedLocale: string,
): string[] {
  return localeChain(Object.keys(localizations), selectedLocale, defaultLocale);
}

/** Whether both speak the same language, whatever the region. */
export function isSameLanguage(a: string, b: string): boolean {
  return read(a).language === read(b).language;
}

const rightToLeft = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]);
const renamed: Record<string, string> = { nb: "no", nn: "no", iw: "he", in: "id" };

/** The direction that a locale is read in. */
export function directionOf(locale: string): "ltr" | "rtl" {
  return rightToLeft.has(read(locale).language) ? "rtl" : "ltr";
}

/** The BCP 47 form of a locale, for `lang`. */
export function tagOf(locale: string): string {
  return locale.replaceAll("_", "-");
}

function nearest(available: readonly string[], wanted: string): string[] {
  const ranked = available.map((locale) => ({ locale, rank: nearness(locale, wanted) }));
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ locale }) => locale);
}

/** 0 for another language, otherwise the more the nearer. */
function nearness(locale: string, wanted: string): number {
  const [a, b] = [read(locale), read(wanted)];
  if (a.language !== b.language) return 0;
  if (a.tag === b.tag) return 5;
  if (a.script !== b.script) return 1;
  if (a.region === b.region) return 4;
  return a.hasRegion ? 2 : 3;
}

function read(locale: string) {
  const tag = tagOf(locale.trim()).toLowerCase();
  const [word = ""] = tag.split("-");
  try {
    const given = new Intl.Locale(tag);
    const { language, script, region } = given.maximize();
    return { tag, language: renamed[language] ?? language, script, region, hasRegion: given.region !== undefined };
  } catch {
    return { tag, language: renamed[word] ?? word, script: undefined, region: undefined, hasRegion: false };
  }
}
