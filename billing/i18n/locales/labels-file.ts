import type { Period } from "@hemline/protocol/period";
import type { Labels } from "./en.ts";

export type LabelKey = keyof Labels;

type PluralForms = Record<`period.every_${Period["unit"]}s_${Exclude<Intl.LDMLPluralRule, "other">}`, string>;

/** What a file of labels holds: every key, and the plural forms that its language tells apart. */
export type LabelsFile = Labels & Partial<PluralForms>;
