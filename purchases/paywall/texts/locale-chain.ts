import type { ParsedPaywall } from "../document/parse-paywall.ts";

/**
 * The locales in which labels are looked up: those of the selected language, the nearest first, then those of the
 * default one. Case and separators do not matter; `es-MX` finds `es`, or else any Spanish.
 */
export function localeChain(available: readonly string[], selected: string, fallback: string): string[] {
  return [...new Set([...nearest(available, selected), ...nearest(available, fallback)])];
}

export function localeChainOf(
  { localizations, defaultLocale }: Pick<ParsedPaywall, "localizations" | "defaultLocale">,
  selectedLocale: string,
): string[] {
  return localeChain(Object.keys(localizations), selectedLocale, defaultLocale);
}

export function isSameLanguage(a: string, b: string): boolean {
  return read(a).language === read(b).language;
}

const rightToLeft = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]);
const renamed: Record<string, string> = { nb: "no", nn: "no", iw: "he", in: "id" };

export function directionOf(locale: string): "ltr" | "rtl" {
  return rightToLeft.has(read(locale).language) ? "rtl" : "ltr";
}

/** The BCP 47 form of a locale, for `lang`. */
export function tagOf(locale: string): string {
  return locale.replaceAll("_", "-");
}

function nearest(available: readonly string[], target: string): string[] {
  const ranked = available.map((locale) => ({ locale, rank: nearness(locale, target) }));
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ locale }) => locale);
}

/** 0 for another language; higher is nearer. */
function nearness(locale: string, target: string): number {
  const [a, b] = [read(locale), read(target)];
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
