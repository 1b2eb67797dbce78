import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { priceFor, viewOfSubscription } from "../../testing/sample-views.ts";
import { type CheckoutView, CheckoutViewContext } from "../checkout-context.ts";
import { SuccessPage } from "./success-page.tsx";

const drawn = (view: CheckoutView, totalAmountInMicros?: number) => {
  const price = priceFor(view, "calculated", totalAmountInMicros === undefined ? {} : { totalAmountInMicros });
  const html = renderToStaticMarkup(
    <CheckoutViewContext value={view}>
      <SuccessPage price={price} />
    </CheckoutViewContext>,
  );
  return html.replaceAll(/<[^>]+>/g, "|").replaceAll(/\|+/g, "|");
};

test("a payment says that it is complete", () => {
  const said = drawn(viewOfSubscription());
  expect(said).toContain("|Payment complete|");
  expect(said).not.toContain("Due on");
});

test("after a trial has begun, the first charge with its tax and its date are named, and that nothing was paid", () => {
  const said = drawn(viewOfSubscription({ trial: "P1W" }), 10_790_000);
  expect(said).toContain("|Payment complete|");
  expect(said).toContain("|Due on November\u00a027|$10.79|");
  expect(said).toContain("|Total due today|$0|");
});
