import type { Branding } from "@hemline/protocol";
import { formatMoney } from "@hemline/protocol/money";
import { createContext, useContext } from "react";
import type { Event } from "../checkout/machine/events.ts";
import type { TermsOfSale } from "../checkout/terms-of-sale.ts";
import { dayWords } from "../i18n/dates.ts";
import type { Language } from "../i18n/translate.ts";
import type { Product } from "../offerings/product.ts";
import type { Lettering } from "../theme/typography.ts";

/** What every screen of one checkout knows. */
export interface Shop {
  language: Language;
  product: Product;
  terms: TermsOfSale;
  branding: Branding | null;
  /** The brand's own letters, once they are there. */
  lettering: Lettering | null;
  /** Where the branding's images lie. */
  assetsUrl: string;
  isSandbox: boolean;
  /** It lies over the page, which sleeps beneath it; otherwise it stands inside of it. */
  coversPage: boolean;
  /** The customer may close it; otherwise only whoever put it there does. */
  mayBeLeft: boolean;
  openedAt: Date;
  send(event: Event): void;
}

export const ShopContext = createContext<Shop | null>(null);

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("A screen of the checkout stands outside of it.");
  return shop;
}

export function appName({ branding }: Pick<Shop, "branding">): string {
  return branding?.app_name ?? "App";
}

/** Millionths of a currency, in the language of the checkout. */
export function money({ language }: Pick<Shop, "language">, amountMicros: number, currency: string): string {
  return formatMoney({ amount_micros: amountMicros, currency }, language.tag);
}

export function day({ language, openedAt }: Pick<Shop, "language" | "openedAt">, date: Date): string {
  return unbroken(dayWords(date, openedAt, language.tag));
}

/** No line ends between a day and its month, nor between a number and its Chinese or Japanese counter. */
function unbroken(words: string): string {
  return words.replaceAll(" ", "\u00a0").replaceAll(/(?<=[年月])|(?=[年月日])/g, "\u2060");
}
