import { useLayoutEffect, useRef } from "react";
import type { PaymentForm } from "../checkout/payment-form.ts";
import type { Field } from "../checkout/state.ts";

/** A place for one of the card provider's own fields. */
export function ProviderField({ form, field }: { form: PaymentForm; field: Field }) {
  const place = useRef<HTMLDivElement>(null);
  // The provider draws here with its own hands, and begins before this page is painted: its fields come over the line.
  useLayoutEffect(() => (place.current ? form.mount(field, place.current) : undefined), [form, field]);
  return <div className={`hpc-field hpc-field-${field}`} ref={place} data-testid={`${field}-field`} />;
}
