import type { Branding } from "@hemline/protocol";
import { formatMoney } from "@hemline/protocol/money";
import { createContext, useContext } from "react";
import type { Event } from "../checkout/machine/events.ts";
import type { PricePhases } from "../checkout/price-phases.ts";
import { formatShortDay } from "../i18n/dates.ts";
import type { Language } from "../i18n/translate.ts";
import type { Product } from "../offerings/product.ts";
import type { Typography } from "../theme/brand-font.ts";

export interface CheckoutView {
  language: Language;
  product: Product;
  terms: PricePhases;
  branding: Branding | null;
  /** The brand's own fonts, once they are known. */
  typography: Typography | null;
  /** The address below which the branding's images are. */
  assetsUrl: string;
  isSandbox: boolean;
  /** Whether it lies over the page, which is inert beneath it, and not inside it. */
  coversPage: boolean;
  /** Whether the customer may close it; otherwise only the app does. */
  canClose: boolean;
  openedAt: Date;
  send(event: Event): void;
}

export const CheckoutViewContext = createContext<CheckoutView | null>(null);

export function useCheckoutView(): CheckoutView {
  const view = useContext(CheckoutViewContext);
  if (!view) throw new Error("A checkout screen was rendered outside the checkout.");
  return view;
}

/** The name of the app that sells. "App" where its branding has none. */
export function appName({ branding }: Pick<CheckoutView, "branding">): string {
  return branding?.app_name ?? "App";
}

/** Millionths of a currency, in the language of the checkout. */
export function money({ language }: Pick<CheckoutView, "language">, amountMicros: number, currency: string): string {
  return formatMoney({ amount_micros: amountMicros, currency }, language.tag);
}

export function day({ language, openedAt }: Pick<CheckoutView, "language" | "openedAt">, date: Date): string {
  return withoutLineBreaks(formatShortDay(date, openedAt, language.tag));
}

/** Keeps a day with its month, and a number with its Chinese or Japanese counter. */
function withoutLineBreaks(text: string): string {
  return text.replaceAll(" ", "\u00a0").replaceAll(/(?<=[年月])|(?=[年月日])/g, "\u2060");
}
