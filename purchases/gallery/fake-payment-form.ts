import type { Field } from "../checkout/machine/state.ts";
import type { PaymentForm } from "../checkout/payment-form.ts";

/** Boxes, by how many of them stand beside each other, where the provider's fields would be. */
const boxes: Record<Field, readonly number[]> = { express: [1], email: [1], payment: [1, 2, 2] };

/** The provider's fields, only drawn: nothing can be typed into them, and nothing is ever paid. */
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
