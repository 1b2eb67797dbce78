import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as recorded from "../testing/recorded.ts";
import { shopFor } from "../testing/shops.ts";
import { SandboxBanner } from "./sandbox-banner.tsx";
import { ShopContext } from "./shop.ts";

test.each([
  ["https://forms.example/1", true],
  ["javascript:alert(1)", false],
])("the banner's link to %s leads there: %s", (checkout_feedback_form_url, isThere) => {
  const branding = { ...recorded.branding, sandbox_configuration: { checkout_feedback_form_url } };
  const html = renderToStaticMarkup(
    <ShopContext value={{ ...shopFor(), isSandbox: true, branding }}>
      <SandboxBanner />
    </ShopContext>,
  );
  expect(html).toContain("Sandbox");
  expect(html.includes("<a ")).toBe(isThere);
});
