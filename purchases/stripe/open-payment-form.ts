import type { ElementsConfiguration } from "@hemline/protocol";
import type {
  Appearance,
  CustomFontSource,
  StripeConstructor,
  StripeElementLocale,
  StripeElements,
  StripeElementsOptionsMode,
} from "@stripe/stripe-js";
import type { CheckoutSession } from "../checkout/checkout-session.ts";
import type { Event } from "../checkout/machine/events.ts";
import type { Field } from "../checkout/machine/state.ts";
import type { PaymentForm } from "../checkout/payment-form.ts";
import { formFailure, isConfirmedAlready } from "./form-failure.ts";
import { createField, type FieldOptions, type ProviderField } from "./payment-fields.ts";

export interface FormStyle {
  appearance: Appearance;
  fonts: CustomFontSource[];
  locale: string;
}

export interface ProviderForm extends PaymentForm {
  /** Changes the style of existing fields. */
  restyle(style: FormStyle): void;
}

/** Creates the provider's fields for one session. They are shown once they are mounted. */
export function openPaymentForm(
  provider: StripeConstructor,
  session: CheckoutSession,
  o: FormStyle & Omit<FieldOptions, "onWallet">,
  send: (event: Event) => void,
): ProviderForm {
  const stripe = provider(session.provider.publishableKey, { stripeAccount: session.provider.account });
  const elements = stripe.elements({
    ...elementsOptions(session.elements),
    loader: "always",
    ...styleOptions(o),
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
    const made = fields.get(field) ?? createField(elements, field, options, send);
    fields.set(field, made);
    return made;
  };

  return {
    mount: (field, place) => {
      // A screen may still render a form that was just destroyed.
      if (isDestroyed) return () => {};
      const mounted = fieldFor(field);
      mounted.mount(place);
      return () => {
        if (fields.has(field)) mounted.unmount();
      };
    },
    configure: (configuration) => configure(elements, configuration),
    restyle: (style) => {
      if (!isDestroyed) elements.update(styleOptions(style));
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

function styleOptions({ locale, appearance, fonts }: FormStyle) {
  return { locale: locale as StripeElementLocale, appearance, fonts };
}

function configure(elements: StripeElements, configuration: ElementsConfiguration): void {
  elements.update(elementsOptions(configuration));
}

function elementsOptions(one: ElementsConfiguration): StripeElementsOptionsMode {
  const options = {
    mode: one.mode,
    // The types are newer than the loaded script, which uses this name.
    paymentMethodTypes: one.payment_method_types,
    setupFutureUsage: one.setup_future_usage,
    ...(one.amount === undefined ? {} : { amount: one.amount }),
    ...(one.currency === undefined ? {} : { currency: one.currency }),
  };
  return options as StripeElementsOptionsMode;
}
