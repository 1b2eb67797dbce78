import type { ElementsConfiguration } from "@hemline/protocol";
import type {
  Appearance,
  CustomFontSource,
  StripeConstructor,
  StripeElementLocale,
  StripeElements,
  StripeElementsOptionsMode,
} from "@stripe/stripe-js";
import type { Event } from "../checkout/machine/events.ts";
import type { Field, Session } from "../checkout/machine/state.ts";
import type { PaymentForm } from "../checkout/payment-form.ts";
import { formFailure, isConfirmedAlready } from "./form-failure.ts";
import { type FieldOptions, makeField, type ProviderField } from "./payment-fields.ts";

/** How the fields look and speak. */
export interface FormLook {
  appearance: Appearance;
  fonts: CustomFontSource[];
  locale: string;
}

/** The fields as the page holds them. */
export interface ProviderForm extends PaymentForm {
  /** Gives fields that are there already another look. */
  paint(look: FormLook): void;
}

/** Makes the provider's fields for one session. Nothing is shown until they are mounted. */
export function openForm(
  provider: StripeConstructor,
  session: Session,
  o: FormLook & Omit<FieldOptions, "onWallet">,
  tell: (event: Event) => void,
): ProviderForm {
  const stripe = provider(session.provider.publishableKey, { stripeAccount: session.provider.account });
  const elements = stripe.elements({
    ...elementsOptions(session.elements),
    loader: "always",
    ...lookOptions(o),
  });
  let endWallet: (() => void) | null = null;
  const options: FieldOptions = {
    ...o,
    onWallet: (end) => {
      endWallet = end;
    },
  };
  const fields = new Map<Field, ProviderField>();
  let isDestroyed = false;
  const fieldFor = (field: Field) => {
    const made = fields.get(field) ?? makeField(elements, field, options, tell);
    fields.set(field, made);
    return made;
  };

  return {
    mount: (field, place) => {
      // A screen may draw what was put away a moment before.
      if (isDestroyed) return () => {};
      const mounted = fieldFor(field);
      mounted.mount(place);
      return () => {
        if (fields.has(field)) mounted.unmount();
      };
    },
    configure: (configuration) => configure(elements, configuration),
    paint: (look) => {
      if (!isDestroyed) elements.update(lookOptions(look));
    },
    submit: async () => {
      const { error } = await elements.submit();
      return error ? formFailure(error) : null;
    },
    confirmationToken: async () => {
      const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
      if (error) return formFailure(error);
      const address = confirmationToken.payment_method_preview.billing_details?.address;
      return {
        id: confirmationToken.id,
        address: { countryCode: address?.country ?? null, postalCode: address?.postal_code ?? null },
      };
    },
    confirm: async (clientSecret, tokenId) => {
      const how = tokenId
        ? ({ clientSecret, redirect: "if_required", confirmParams: { confirmation_token: tokenId } } as const)
        : ({ elements, clientSecret, redirect: "if_required" } as const);
      const { error } = await (clientSecret.startsWith("seti_")
        ? stripe.confirmSetup(how)
        : stripe.confirmPayment(how));
      return error && !isConfirmedAlready(error) ? formFailure(error) : null;
    },
    endWallet: () => {
      endWallet?.();
      endWallet = null;
    },
    destroy: () => {
      isDestroyed = true;
      for (const field of fields.values()) field.destroy();
      fields.clear();
    },
  };
}

function lookOptions({ locale, appearance, fonts }: FormLook) {
  return { locale: locale as StripeElementLocale, appearance, fonts };
}

function configure(elements: StripeElements, configuration: ElementsConfiguration): void {
  elements.update(elementsOptions(configuration));
}

function elementsOptions(one: ElementsConfiguration): StripeElementsOptionsMode {
  const options = {
    mode: one.mode,
    // The provider's types belong to a later script than the one that is loaded, which knows this name.
    paymentMethodTypes: one.payment_method_types,
    setupFutureUsage: one.setup_future_usage,
    ...(one.amount === undefined ? {} : { amount: one.amount }),
    ...(one.currency === undefined ? {} : { currency: one.currency }),
  };
  return options as StripeElementsOptionsMode;
}
