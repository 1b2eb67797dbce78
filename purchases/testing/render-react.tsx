import { act, type ReactNode, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { defined } from "../../vitest/defined.ts";
import { parseCustomerInfo } from "../customers/parse-customer-info.ts";
import { ErrorCode, type Package, Purchases } from "../purchases.ts";
import { useCustomerInfo, useOfferings } from "../react.ts";
import { customer } from "./recorded-answers.ts";

export const nothingYet = parseCustomerInfo({ ...customer, subscriber: { ...customer.subscriber, entitlements: {} } });

let unmount = () => {};

/** Unmounts what was drawn, and closes the shared instance. */
export function cleanUp(): void {
  unmount();
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
}

/** Renders in strict mode. */
export function draw(children: ReactNode) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const show = (next: ReactNode) => atOnce(() => root.render(<StrictMode>{next}</StrictMode>));
  unmount = () => {
    atOnce(() => root.unmount());
    place.remove();
    unmount = () => {};
  };
  show(children);
  return { place, show };
}

/** Lets React take over what a server has drawn. */
export function hydrate(app: ReactNode) {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(app);
  const complaints: unknown[] = [];
  const root = hydrateRoot(place, app, { onRecoverableError: (error) => complaints.push(error) });
  const unmount = () => {
    root.unmount();
    place.remove();
  };
  return { place, complaints, unmount };
}

/** Renders synchronously; answers of the billing service arrive later. */
export function atOnce(work: () => void): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  try {
    act(work);
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  }
}

export function Owned({ name = "one" }: { name?: string }) {
  const { customerInfo, isLoading, error } = useCustomerInfo();
  const owned = customerInfo && (Object.keys(customerInfo.entitlements.active).join(" ") || "nothing");
  return <p data-owned={name}>{isLoading ? "loading" : error ? ErrorCode[error.errorCode] : owned}</p>;
}

export function Offered() {
  const { offerings: soldOfferings, isLoading, refresh } = useOfferings();
  return (
    <button type="button" data-offered onClick={refresh}>
      {isLoading ? "loading" : soldOfferings?.current?.identifier}
    </button>
  );
}

export const owned = (name = "one") => document.querySelector(`[data-owned="${name}"]`)?.textContent;
export const readsOf = (calls: string[]) => calls.filter((call) => /^GET \/v1\/subscribers\/[^/]+$/.test(call)).length;
export const startsOf = (calls: string[]) => calls.filter((call) => call.endsWith("/checkout/start")).length;

export async function rcPackage(purchases: Purchases): Promise<Package> {
  return defined(defined((await purchases.getOfferings()).current).monthly);
}
