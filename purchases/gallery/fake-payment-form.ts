import type { Field } from "../checkout/machine/state.ts";
import type { PaymentForm } from "../checkout/payment-form.ts";

/** Boxes per row in place of the provider's fields. */
const boxes: Record<Field, readonly number[]> = { express: [1], email: [1], payment: [1, 2, 2] };

/** A drawing of the provider's fields, which accepts no input. */
export const fakePaymentForm: PaymentForm = {
  mount: (field, place) => {
    const drawing = document.createElement("div");
    drawing.className = `gallery-field gallery-field-${field}`;
    drawing.setAttribute("aria-hidden", "true");
    for (const count of boxes[field]) {
      const row = document.createElement("div");
      row.append(...Array.from({ length: count }, () => document.createElement("span")));
      drawing.append(row);
    }
    place.append(drawing);
    return () => drawing.remove();
  },
  configure: () => {},
  submit: async () => null,
  confirmationToken: async () => ({ id: "drawn", address: { countryCode: null, postalCode: null } }),
  confirm: async () => null,
  endWallet: () => {},
  destroy: () => {},
};
