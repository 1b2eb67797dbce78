import { challengeOf, showChallenge } from "./challenge.ts";
import { IntegrationError } from "./element.ts";
import { Elements } from "./elements.ts";
import type { ElementsOptions } from "./elements-options.ts";
import type { BillingDetails, ConfirmationToken, Intent, Problem } from "./frame-messages.ts";
import { type Account, callProvider, isProblem } from "./provider-calls.ts";
import { scriptBase } from "./script-address.ts";

export interface ConfirmParams {
  return_url?: string;
  confirmation_token?: string;
  payment_method?: string;
  payment_method_data?: { billing_details?: BillingDetails };
}

export interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: ConfirmParams;
  redirect?: "always" | "if_required";
}

interface Attempt {
  elements: Elements | undefined;
  confirmParams: ConfirmParams;
  clientSecret: string;
  id: string;
  returnUrl: string | null;
}
type Kind = "payment" | "setup";
type Confirmed = { paymentIntent?: Intent; setupIntent?: Intent } | { error: Problem };
type Source = { confirmation_token: string } | { payment_method: string } | Record<string, never>;
type SavedCard = Pick<ConfirmParams, "payment_method" | "return_url">;

const secretForm = { payment: /^(pi_\w+?)_secret_\w+$/, setup: /^(seti_\w+?)_secret_\w+$/ };

/** What `Stripe(key)` returns: the methods that a checkout uses. */
export class StripeJs {
  readonly #account: Account;
  readonly #groups = new Set<Elements>();
  readonly _apiKey: string;

  constructor(publishableKey: string, options: { stripeAccount?: string } = {}) {
    if (typeof publishableKey !== "string" || !publishableKey.startsWith("pk_"))
      throw new IntegrationError("Stripe() needs a publishable key, which begins with pk_.");
    this.#account = { publishableKey, account: options.stripeAccount ?? null };
    this._apiKey = publishableKey;
  }

  elements(options: ElementsOptions = {}): Elements {
    const group = new Elements(this.#account, options);
    this.#groups.add(group);
    return group;
  }

  async createConfirmationToken(o: {
    elements: Elements;
    params?: { return_url?: string; payment_method_data?: { billing_details?: BillingDetails } };
  }): Promise<{ confirmationToken: ConfirmationToken } | { error: Problem }> {
    o.elements.requireSubmitted("createConfirmationToken()");
    const answer = await o.elements.token(
      o.params?.payment_method_data?.billing_details ?? {},
      o.params?.return_url ?? null,
    );
    if ("token" in answer) return { confirmationToken: answer.token as ConfirmationToken };
    return { error: await o.elements.showProblem((answer as { error: Problem }).error) };
  }

  confirmPayment(options: ConfirmOptions): Promise<Confirmed> {
    return this.#confirm("payment", options);
  }

  confirmSetup(options: ConfirmOptions): Promise<Confirmed> {
    return this.#confirm("setup", options);
  }

  retrievePaymentIntent(clientSecret: string): Promise<Confirmed> {
    return this.#retrieve("payment", clientSecret);
  }

  retrieveSetupIntent(clientSecret: string): Promise<Confirmed> {
    return this.#retrieve("setup", clientSecret);
  }

  /** Continues an intent that a server has confirmed and that waits for the cardholder. */
  async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<Confirmed> {
    const kind: Kind = clientSecret.startsWith("seti_") ? "setup" : "payment";
    const found = await this.#read(kind, clientSecret);
    return isProblem(found) ? found : this.#finish(kind, found, clientSecret);
  }

  /** Older methods, for a saved card or the intent's own. */
  confirmCardPayment(clientSecret: string, given: SavedCard = {}): Promise<Confirmed> {
    return this.#confirm("payment", { clientSecret, confirmParams: given, redirect: "if_required" });
  }

  confirmCardSetup(clientSecret: string, given: SavedCard = {}): Promise<Confirmed> {
    return this.#confirm("setup", { clientSecret, confirmParams: given, redirect: "if_required" });
  }

  handleCardAction(clientSecret: string): Promise<Confirmed> {
    return this.handleNextAction({ clientSecret });
  }

  /** Loaders call these; there is nothing to register. */
  registerAppInfo(_wrapper: object): void {}
  _registerWrapper(_wrapper: object): void {}

  async #confirm(
    kind: Kind,
    { elements, confirmParams = {}, redirect = "always", ...rest }: ConfirmOptions,
  ): Promise<Confirmed> {
    const clientSecret = rest.clientSecret ?? elements?.clientSecret ?? "";
    const id = this.#idIn(kind, clientSecret);
    const returnUrl = confirmParams.return_url ?? null;
    if (redirect === "always" && returnUrl === null)
      throw new IntegrationError("confirmParams.return_url is needed unless redirect is 'if_required'.");
    const isByElements = elements && !confirmParams.confirmation_token && !confirmParams.payment_method;
    if (isByElements) elements.requireSubmitted(`confirm${kind === "payment" ? "Payment" : "Setup"}()`);
    const checked = isByElements ? await elements.submit() : {};
    if ("error" in checked) return checked;
    const confirmed = await this.#attempt(kind, { elements, confirmParams, clientSecret, id, returnUrl });
    // Disabled fields cannot be focused, so problems are shown after `setBusy(false)`.
    if ("error" in confirmed) return elements ? { error: await elements.showProblem(confirmed.error) } : confirmed;
    if (redirect === "always" && returnUrl !== null) await navigateToReturnUrl(returnUrl, kind, id, clientSecret);
    return confirmed;
  }

  /** One attempt to confirm. The form is locked meanwhile, and a wallet's agreement is used up. */
  async #attempt(kind: Kind, o: Attempt): Promise<Confirmed> {
    o.elements?.setBusy(true);
    const confirmed = await this.#sendCard(kind, o).finally(() => o.elements?.setBusy(false));
    o.elements?.forgetAgreement();
    for (const group of this.#groups) group.forgetAgreement(o.confirmParams.confirmation_token ?? "");
    return confirmed;
  }

  async #sendCard(kind: Kind, o: Attempt): Promise<Confirmed> {
    const different = o.elements?.isDeferred ? await this.#difference(kind, o.elements, o.clientSecret) : undefined;
    if (different) return different;
    const source = await this.#source(o.elements, o.confirmParams);
    return "error" in source ? source : this.#send(kind, o.id, o.clientSecret, source, o.returnUrl);
  }

  async #difference(kind: Kind, elements: Elements, clientSecret: string): Promise<{ error: Problem } | undefined> {
    const intent = await this.#read(kind, clientSecret);
    if (isProblem(intent)) return intent;
    const what = elements.differenceTo(intent);
    if (!what) return undefined;
    const message = `The form and the ${kind} intent differ in their ${what}: call elements.update() first.`;
    return { error: { type: "invalid_request_error", message } };
  }

  /** The card to pay with; empty when the intent has one. */
  async #source(elements: Elements | undefined, params: ConfirmParams): Promise<Source | { error: Problem }> {
    if (params.confirmation_token) return { confirmation_token: params.confirmation_token };
    if (params.payment_method) return { payment_method: params.payment_method };
    if (!elements) return {};
    const answer = await elements.token(params.payment_method_data?.billing_details ?? {}, params.return_url ?? null);
    return "token" in answer
      ? { confirmation_token: (answer.token as ConfirmationToken).id }
      : (answer as { error: Problem });
  }

  async #send(
    kind: Kind,
    id: string,
    clientSecret: string,
    source: Source,
    returnUrl: string | null,
  ): Promise<Confirmed> {
    const answer = await callProvider<Intent>(scriptBase, this.#account, "POST", `v1/${kind}_intents/${id}/confirm`, {
      ...source,
      client_secret: clientSecret,
      return_url: returnUrl,
      use_stripe_sdk: true,
    });
    return isProblem(answer) ? answer : this.#finish(kind, answer, clientSecret);
  }

  async #finish(kind: Kind, intent: Intent, clientSecret: string): Promise<Confirmed> {
    const elsewhere = intent.next_action?.redirect_to_url?.url;
    if (elsewhere) return navigate(elsewhere);
    const challenge = challengeOf(intent);
    if (challenge === undefined) return named(kind, intent);
    await showChallenge(challenge);
    const answered = await this.#read(kind, clientSecret);
    if (isProblem(answered)) return answered;
    const error = answered.last_payment_error ?? answered.last_setup_error;
    if (answered.status !== "requires_payment_method" || !error) return named(kind, answered);
    return { error: { ...error, [`${kind}_intent`]: answered } };
  }

  async #retrieve(kind: Kind, clientSecret: string): Promise<Confirmed> {
    const found = await this.#read(kind, clientSecret);
    return isProblem(found) ? found : named(kind, found);
  }

  #read(kind: Kind, clientSecret: string): Promise<Intent | { error: Problem }> {
    const path = `v1/${kind}_intents/${this.#idIn(kind, clientSecret)}`;
    return callProvider<Intent>(scriptBase, this.#account, "GET", path, { client_secret: clientSecret });
  }

  #idIn(kind: Kind, clientSecret: string): string {
    const id = secretForm[kind].exec(clientSecret)?.[1];
    if (id) return id;
    throw new IntegrationError(`This is no client secret of a ${kind} intent.`);
  }
}

const named = (kind: Kind, intent: Intent): Confirmed =>
  kind === "payment" ? { paymentIntent: intent } : { setupIntent: intent };

function navigateToReturnUrl(returnUrl: string, kind: Kind, id: string, clientSecret: string): Promise<never> {
  const url = new URL(returnUrl, location.href);
  url.searchParams.set(`${kind}_intent`, id);
  url.searchParams.set(`${kind}_intent_client_secret`, clientSecret);
  url.searchParams.set("redirect_status", "succeeded");
  return navigate(url.href);
}

/** Never resolves: the page is being left. */
function navigate(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}
