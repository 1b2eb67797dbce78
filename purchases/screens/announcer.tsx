import type { Moment } from "../checkout/run-checkout.ts";
import { spokenWords } from "./announcement.ts";
import { useShop } from "./checkout-view.ts";

/** Says by ear what only the eye would see change. It is there from the start: what comes later with its words is not heard. */
export function Announcer({ moment }: { moment: Moment }) {
  return (
    <p className="hpc-hidden-words" role="status">
      {spokenWords(useShop(), moment)}
    </p>
  );
}
