import type { Locale } from "@hemline/protocol/locale";
import type { LabelsFile } from "./translate.ts";

type Load = () => Promise<{ labels: LabelsFile }>;

/** One file a language, each fetched only where it is spoken. English is always there. */
export const localeFiles: Partial<Record<Locale, Load>> = {};
