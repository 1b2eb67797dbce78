import type { PortalAnswer, PortalChange, PortalPaymentAnswer, PortalProvider } from "@hemline/protocol";
import type { TestBilling } from "./test-billing.ts";

const door = "/portal/atelier/atelier_web";

/** A customer's browser in the portal. */
export class PortalVisitor {
  cookie = "";
  private readonly service: TestBilling;

  constructor(service: TestBilling) {
    this.service = service;
  }

  async ask<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await this.service.call<T & { message?: string }>(`${door}/${path}`, {
      method,
      key: null,
      headers: { cookie: this.cookie, "sec-fetch-site": "same-origin", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? this.cookie;
    return answer;
  }

  /** Opens an address as a browser does that goes there. */
  browses(path: string): Promise<Response> {
    const headers = { accept: "text/html,*/*;q=0.8", cookie: this.cookie };
    return this.service.billing.fetch(new Request(`http://billing.example${path}`, { headers, redirect: "manual" }));
  }

  /** Asks for a link. @returns the email's token. */
  async linkFor(email: string): Promise<string> {
    const before = this.service.emails.length;
    await this.ask("POST", "links", { email });
    await this.service.runJobs();
    const token = this.service.emails
      .slice(before)
      .map((it) => /atelier_web(?:\?locale=[\w-]+)?#(\S+)/.exec(it.text)?.[1]);
    const found = token.find((it) => it);
    if (!found) throw new Error("No email came.");
    return found;
  }

  /** Asks for a link and comes in by it. */
  async comesIn(email: string): Promise<this> {
    return this.enters(await this.linkFor(email));
  }

  async enters(token: string): Promise<this> {
    const { status, body } = await this.ask("POST", "session", { token });
    if (status !== 200) throw new Error(`session: ${status} ${JSON.stringify(body)}`);
    return this;
  }

  async sees(): Promise<PortalAnswer> {
    return (await this.ask<PortalAnswer>("GET", "customer")).body;
  }

  /** Their only running subscription. */
  async subscription() {
    const [first] = (await this.sees()).subscriptions;
    if (!first) throw new Error("There is no subscription.");
    return first;
  }

  /** Presses a button of their subscription. */
  async does<T = PortalAnswer>(method: string, what: string, body?: unknown) {
    return this.ask<T>(method, `subscriptions/${(await this.subscription()).id}/${what}`, body);
  }

  async offers(): Promise<PortalChange[]> {
    return (await this.does<{ changes: PortalChange[] }>("GET", "changes")).body.changes;
  }

  async changesTo({ product, price_id, quote }: PortalChange) {
    return this.does<PortalPaymentAnswer>("POST", "change", { product, price_id, quote });
  }

  /** Types a card into the provider's fields. @returns the setup that holds it. */
  async setsUp(number: string): Promise<string> {
    const { body } = await this.does<PortalProvider>("POST", "card");
    const declined = await this.service.confirms(body.client_secret, number);
    if (declined) throw new Error(declined);
    return body.client_secret.split("_secret_")[0]!;
  }

  /** Enters another card. */
  async replacesCard(number: string) {
    const setup_intent = await this.setsUp(number);
    return this.does<PortalPaymentAnswer>("PUT", "card", { setup_intent });
  }

  /** What the provider's script does with a saved card. @returns the intent's status, or what was wrong. */
  async confirmsSaved({ client_secret, payment_method_id, publishable_api_key }: PortalProvider): Promise<string> {
    const form = new URLSearchParams({ client_secret, payment_method: payment_method_id ?? "" });
    const [id] = client_secret.split("_secret_");
    const answer = await this.service.gateway.fetch(
      new Request(`http://billing.example/v1/payment_intents/${id}/confirm`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${publishable_api_key}`,
          "content-type": "application/x-www-form-urlencoded",
        },
        body: form,
      }),
    );
    const { status, error } = (await answer.json()) as { status?: string; error?: { message: string } };
    return status ?? error?.message ?? "";
  }
}

/** The bank's question is answered, by the card's owner or by a stranger. */
export async function answerBankChallenge({ rows, callProviderApi }: TestBilling, knows = true): Promise<void> {
  const [asked] = await rows<{ id: string }>("select id from gateway.challenges where state = 'open'");
  await callProviderApi(`/acs/${asked?.id}/${knows ? "complete" : "fail"}`, {});
}
