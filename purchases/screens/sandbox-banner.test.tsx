import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as recorded from "../testing/recorded-answers.ts";
import { viewOfSubscription } from "../testing/sample-views.ts";
import { CheckoutViewContext } from "./checkout-context.ts";
import { SandboxBanner } from "./sandbox-banner.tsx";

function drawn(isSandbox: boolean, checkout_feedback_form_url: string | null) {
  const branding = { ...recorded.branding, sandbox_configuration: { checkout_feedback_form_url } };
  return renderToStaticMarkup(
    <CheckoutViewContext value={{ ...viewOfSubscription(), isSandbox, branding }}>
      <SandboxBanner />
    </CheckoutViewContext>,
  );
}

test.each([
  ["https://forms.example/1", "https://forms.example/1"],
  ["javascript:alert(1)", undefined],
  [null, undefined],
])("the banner's link to %s leads to %s", (given, address) => {
  const html = drawn(true, given);
  expect(html).toContain("Sandbox");
  expect(/<a href="([^"]*)"/.exec(html)?.[1]).toBe(address);
});

test("where money moves there is no banner", () => {
  expect(drawn(false, "https://forms.example/1")).toBe("");
});
