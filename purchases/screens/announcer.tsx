import type { CheckoutSnapshot } from "../checkout/snapshot-store.ts";
import { announcementText } from "./announcement-text.ts";
import { useCheckoutView } from "./checkout-context.ts";

/** A live region. Always mounted, as screen readers skip regions that appear with their text. */
export function Announcer({ snapshot }: { snapshot: CheckoutSnapshot }) {
  return (
    <p className="hpc-hidden-words" role="status">
      {announcementText(useCheckoutView(), snapshot)}
    </p>
  );
}
