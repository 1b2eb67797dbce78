import type {
  CompleteAnswer,
  CustomerAnswer,
  Operation,
  Product,
  ProductsAnswer,
  StartAnswer,
  StartRequest,
  StatusAnswer,
  TaxAnswer,
  TaxRequest,
} from "@hemline/protocol";
import { defined, firstOf } from "../rules/defined.ts";
import type { Answer, TestClient } from "./test-api.ts";

export const visa = "4242424242424242";
export const declinedCard = "4000000000000002";
export const failsLaterCard = "4000000000000341";

/** A customer with a browser. */
export class TestCustomer {
  readonly id: string;
  readonly email: string;
  private readonly client: TestClient;

  constructor(client: TestClient, id: string) {
    this.client = client;
    this.id = id;
    this.email = `${id.replace(/\W/g, "")}@mail.example`;
  }

  async info(): Promise<CustomerAnswer["subscriber"]> {
    const answer = await this.client.get<CustomerAnswer>(`/v1/subscribers/${encodeURIComponent(this.id)}`);
    return answer.body.subscriber;
  }

  /** As a client decides it: by the clock and the entitlements' ends. */
  async has(entitlement: string): Promise<boolean> {
    const it = (await this.info()).entitlements[entitlement];
    return it !== undefined && (it.expires_date === null || new Date(it.expires_date) > this.client.clock());
  }

  async product(identifier: string, currency?: string): Promise<Product> {
    const wish = currency ? `&currency=${currency}` : "";
    const path = `/rcbilling/v1/subscribers/${encodeURIComponent(this.id)}/products?id=${identifier}${wish}`;
    const { body } = await this.client.get<ProductsAnswer>(path);
    return firstOf(body.product_details, "product_details");
  }

  /** Sends a start; it may be refused. */
  async asksToStart(identifier: string, more: Partial<StartRequest> = {}): Promise<Answer<StartAnswer>> {
    const option = (await this.product(identifier)).purchase_options.base_option!;
    return this.client.post<StartAnswer>("/rcbilling/v1/checkout/start", {
      app_user_id: this.id,
      product_id: identifier,
      price_id: option.price_id,
      trace_id: "trace",
      presented_offering_identifier: "default",
      metadata: {},
      ...more,
    });
  }

  async startsCheckout(identifier: string, more: Partial<StartRequest> = {}): Promise<Checkout> {
    const { status, body } = await this.asksToStart(identifier, more);
    if (status !== 200) throw new Error(`start: ${status} ${JSON.stringify(body)}`);
    return new Checkout(this.client, this, body);
  }

  /** The whole way from an address, which is what the purchase is taxed by. */
  async buysFrom(country: string, identifier: string, postalCode?: string): Promise<Checkout> {
    const checkout = await this.startsCheckout(identifier);
    await checkout.livesIn(country, postalCode);
    await checkout.pays();
    await checkout.status();
    return checkout;
  }

  /** The whole way, with a good card. */
  async buys(identifier: string, card = visa, more: Partial<StartRequest> = {}): Promise<Checkout> {
    const checkout = await this.startsCheckout(identifier, more);
    await checkout.pays(card);
    await checkout.status();
    return checkout;
  }
}

/** A checkout that is open in a customer's browser. */
export class Checkout {
  readonly session: string;
  readonly started: StartAnswer;
  private readonly client: TestClient;
  private readonly person: TestCustomer;

  constructor(client: TestClient, person: TestCustomer, started: StartAnswer) {
    this.client = client;
    this.person = person;
    this.started = started;
    this.session = started.operation_session_id;
  }

  get mode(): "payment" | "setup" {
    return this.started.gateway_params.elements_configuration.mode;
  }

  asksToComplete(email: string | undefined = this.person.email): Promise<Answer<CompleteAnswer>> {
    return this.client.post<CompleteAnswer>(`/rcbilling/v1/checkout/${this.session}/complete`, { email });
  }

  async secret(): Promise<string> {
    const { status, body } = await this.asksToComplete();
    if (status !== 200) throw new Error(`complete: ${status} ${JSON.stringify(body)}`);
    return defined(body.gateway_params.client_secret, "client_secret");
  }

  /** What the form asks when it opens, and again with every address. */
  asksForTaxes(address: Partial<TaxRequest> = {}): Promise<Answer<TaxAnswer>> {
    return this.client.post<TaxAnswer>(`/rcbilling/v1/checkout/${this.session}/calculate_taxes`, address);
  }

  /** Types in where they live. */
  async livesIn(country: string, postalCode?: string): Promise<TaxAnswer> {
    const { status, body } = await this.asksForTaxes({ country_code: country, postal_code: postalCode });
    if (status !== 200) throw new Error(`calculate_taxes: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** Presses the button: completes, then confirms at the provider. @returns why the card was declined, or null. */
  async pays(card = visa): Promise<string | null> {
    return this.client.confirms(await this.secret(), card);
  }

  async status(): Promise<Operation> {
    const { body } = await this.client.get<StatusAnswer>(`/rcbilling/v1/checkout/${this.session}`);
    return body.operation;
  }
}

/** Pays in the browser, and closes it: only the provider knows. @returns the intent's id. */
export async function payAndClose(person: TestCustomer, cards: string[] = []): Promise<string> {
  const checkout = await person.startsCheckout("atelier_monthly");
  for (const card of cards) await checkout.pays(card);
  const secret = await checkout.secret();
  await checkout.pays();
  return secret.split("_secret_")[0]!;
}
