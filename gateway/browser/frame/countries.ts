const codes =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(
    " ",
  );

export interface Country {
  code: string;
  name: string;
}

/** Every country of ISO 3166-1, sorted by its name in this language. */
export function countriesIn(locale: string): Country[] {
  const language = Intl.DisplayNames.supportedLocalesOf(locale)[0] ?? "en";
  const names = new Intl.DisplayNames([language], { type: "region" });
  const { compare } = new Intl.Collator(language);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
}

/** The country of a locale, e.g. DE for de-DE; without a region, the likeliest. */
export function countryOf(locale: string): string {
  try {
    const region = new Intl.Locale(locale).maximize().region ?? "";
    return codes.includes(region) ? region : "US";
  } catch {
    return "US";
  }
}

const withoutPostalCodes = new Set(
  "AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GN GQ GY HK IO KI KM KN KP LC ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TF TG TK TL TO TT TV UG VU YE ZW".split(
    " ",
  ),
);

export const hasPostalCodes = (country: string): boolean => !withoutPostalCodes.has(country);

const fiveDigits = /^\d{5}$/;
const fourDigits = /^\d{4}$/;
const forms: Record<string, RegExp> = {
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  JP: /^\d{3}-?\d{4}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  ...Object.fromEntries(["DE", "ES", "FI", "FR", "IT"].map((code) => [code, fiveDigits])),
  ...Object.fromEntries(["AT", "AU", "BE", "CH", "DK", "NO", "NZ"].map((code) => [code, fourDigits])),
};

/** Whether this looks like a complete postal code; where the format is unknown, two letters or digits suffice. */
export const isPostalCode = (country: string, text: string): boolean =>
  (forms[country] ?? /[\p{L}\d].*[\p{L}\d]/u).test(text.trim());
