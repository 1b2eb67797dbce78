import type {
  PortalAnswer,
  PortalBranding,
  PortalChange,
  PortalChangesAnswer,
  PortalPaymentAnswer,
  PortalProvider,
} from "@hemline/protocol";
import { labelOfAnswer, PortalRefusal } from "./portal-refusal.ts";

/** `/pay/portal/{project}/{app}`: the API is below the page's own address. */
const here = location.pathname.replace(/\/+$/, "");

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`${here}/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw lost();
  }
  if (response.ok) return response;
  throw new PortalRefusal(response.status, { label: labelOfAnswer(response.status, path) });
}

const lost = () => new PortalRefusal(0, { label: "error_page.error_message_network_error" });

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await ask(method, path, body);
  return response.json().catch(() => {
    throw lost();
  });
}

async function receiptFile(id: string): Promise<{ name: string; content: Blob }> {
  const response = await ask("GET", `receipts/${encodeURIComponent(id)}.pdf`);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "receipt.pdf";
  const content = await response.blob().catch(() => {
    throw lost();
  });
  return { name, content };
}

const of = (id: string) => `subscriptions/${encodeURIComponent(id)}`;

export const api = {
  branding: () => call<PortalBranding>("GET", "branding"),
  requestLink: (email: string, locale: string) => call<object>("POST", "links", { email, locale }),
  enter: (token: string) => call<object>("POST", "session", { token }),
  /** Whether this browser has a session. */
  isOpen: async () => (await call<{ is_open: boolean }>("GET", "session")).is_open,
  leave: () => call<object>("DELETE", "session"),
  customer: () => call<PortalAnswer>("GET", "customer"),
  cancel: (id: string) => call<PortalAnswer>("POST", `${of(id)}/cancel`),
  resume: (id: string) => call<PortalAnswer>("POST", `${of(id)}/resume`),
  changes: (id: string) => call<PortalChangesAnswer>("GET", `${of(id)}/changes`),
  change: (id: string, { product, price_id, quote }: PortalChange) =>
    call<PortalPaymentAnswer>("POST", `${of(id)}/change`, { product, price_id, quote }),
  keepPlan: (id: string) => call<PortalAnswer>("DELETE", `${of(id)}/change`),
  newCard: (id: string) => call<PortalProvider>("POST", `${of(id)}/card`),
  /** Saves the card that the provider's script has confirmed; an open payment is charged to it at once. */
  replaceCard: (id: string, setupIntent: string) =>
    call<PortalPaymentAnswer>("PUT", `${of(id)}/card`, { setup_intent: setupIntent }),
  /** The state of an open payment, and what its owner has to confirm. */
  payment: (id: string) => call<PortalPaymentAnswer>("POST", `${of(id)}/payment`),
  receiptFile,
  receipt: (id: string) => `${here}/receipts/${encodeURIComponent(id)}.pdf`,
};
