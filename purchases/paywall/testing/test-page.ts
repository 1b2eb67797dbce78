import { type OpenPaywall, openPaywall } from "../open-paywall.tsx";
import type { PaywallAction } from "../paywall-action.ts";
import { fullPaywall } from "./full-paywall.ts";
import { offeringOf, samplePackages } from "./test-offerings.ts";

/** Parameters that tests can pass into the page. */
export interface ShowParams {
  isOverPage?: boolean;
  selectedLocale?: string;
  hideBackButtons?: boolean;
  colorMode?: "light" | "dark" | "auto";
  /** Default: the full paywall. */
  paywall?: Record<string, unknown>;
}

export interface PaywallPage {
  show(params?: ShowParams): void;
  /** One line per action. */
  done: string[];
  setBusy(isBusy: boolean): void;
  close(): void;
}

const done: string[] = [];
let open: OpenPaywall | null = null;

const page: PaywallPage = {
  done,
  show: ({ isOverPage, selectedLocale = "en-US", colorMode = "auto", hideBackButtons, paywall = fullPaywall } = {}) => {
    open = openPaywall({
      offering: offeringOf(samplePackages, paywall),
      target: isOverPage ? null : document.querySelector<HTMLElement>("#target"),
      selectedLocale,
      colorMode,
      hideBackButtons,
      act: (action) => {
        done.push(lineOf(action));
        if (action.do === "navigate-back") open?.close();
      },
      onSelect: (one) => done.push(`select ${one.identifier}`),
    });
  },
  setBusy: (isBusy) => open?.setBusy(isBusy),
  close: () => open?.close(),
};

function lineOf(action: PaywallAction): string {
  if (action.do === "purchase") return `purchase ${action.rcPackage.identifier}`;
  return action.do === "navigate-to-url" ? `navigate-to-url ${action.url}` : action.do;
}

Object.assign(window, { paywall: page });
