import type { PaywallComponents } from "@hemline/protocol";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import type { PaywallAction } from "../paywall-action.ts";
import { PaywallScreen } from "../paywall-screen.tsx";
import { loadPaywallLanguages } from "../texts/load-paywall-languages.ts";
import type { PaywallProps } from "../use-paywall-state.ts";
import { offeringOf, samplePackages } from "./test-offerings.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export const paywallOf = (
  components: unknown[],
  labels: Record<string, unknown>,
  footer?: unknown[],
): PaywallComponents => ({
  default_locale: "en_US",
  components_config: {
    base: {
      stack: { type: "stack", components },
      ...(footer ? { sticky_footer: { type: "footer", stack: { type: "stack", components: footer } } } : {}),
    },
  },
  components_localizations: labels,
});
export const text = (text_lid: string, more: object = {}) => ({ type: "text", text_lid, ...more });
export const stack = (...components: unknown[]) => ({ type: "stack", components });
export const plan = (package_id: string, is_selected_by_default: boolean, ...components: unknown[]) => ({
  type: "package",
  package_id,
  is_selected_by_default,
  stack: stack(...components),
});
export const buy = { type: "purchase_button", stack: stack(text("buy")) };
export const button = (lid: string, action: object) => ({ type: "button", action, stack: stack(text(lid)) });

export interface Shown {
  root: HTMLElement;
  done: string[];
  selected: string[];
  press(name: string): Promise<void>;
  key(name: string): Promise<void>;
  again(more: Partial<PaywallProps>): Promise<void>;
}

/** Renders a paywall of the sample offering. */
export async function show(
  paywall: PaywallComponents,
  props: Partial<PaywallProps & { isOverPage: boolean }> = {},
): Promise<Shown> {
  const root = document.body.appendChild(document.createElement("div"));
  const done: string[] = [];
  const selected: string[] = [];
  const reactRoot = createRoot(root);
  onTestFinished(async () => {
    await act(async () => reactRoot.unmount());
    root.remove();
  });
  const offering = offeringOf(samplePackages, paywall);
  const again = (more: Partial<PaywallProps>) =>
    act(async () =>
      reactRoot.render(
        <PaywallScreen
          offering={offering}
          selectedLocale="en"
          colorMode="light"
          act={(action) => done.push(lineOf(action))}
          onSelect={(one) => selected.push(one.identifier)}
          {...props}
          {...more}
        />,
      ),
    );
  const { selectedLocale = "en" } = props;
  await loadPaywallLanguages([selectedLocale], selectedLocale);
  await again({});
  const isShown = () => act(async () => root.querySelector(".hpp-page") !== null);
  await vi.waitUntil(isShown, { timeout: 5000 });
  return {
    root,
    done,
    selected,
    again,
    press: (name) => act(async () => buttonOf(root, name).click()),
    key: (key) =>
      act(
        async () =>
          void document.activeElement?.dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
          ),
      ),
  };
}

export function buttonOf(root: HTMLElement, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll("button")].find((one) => nameOf(root, one) === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}

export function nameOf(root: HTMLElement, one: HTMLElement): string {
  const face = [...root.querySelectorAll("[id]")].find((it) => it.id === one.getAttribute("aria-labelledby"));
  return one.getAttribute("aria-label") ?? face?.textContent ?? "";
}

function lineOf(action: PaywallAction): string {
  // A purchase without a package is reported too, rather than throwing unnoticed.
  if (action.do === "purchase") return `purchase ${action.rcPackage?.identifier}`;
  return action.do === "navigate-to-url" ? `navigate-to-url ${action.url}` : action.do;
}

export const labels = {
  en_US: {
    year: "A year",
    month: "A month",
    line: "{{ product_name }} for {{ price }}",
    chosen: "Chosen",
    buy: "Buy",
    go: "Go",
  },
};
/** A text with overrides for packages with a trial and for the selected one. */
export const terms = (selected: object) =>
  text("month", {
    overrides: { states: { intro_offer: { text_lid: "free", font_weight: "bold" }, selected } },
  });
export const twoPlans = [
  plan("$rc_annual", true, text("year")),
  plan("$rc_monthly", false, text("month")),
  text("line"),
  buy,
];
