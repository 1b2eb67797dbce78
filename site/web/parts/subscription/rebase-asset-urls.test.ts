import { expect, test } from "vitest";
import { rebaseAssetUrls } from "./rebase-asset-urls.ts";

const paywall = {
  source: { light: { original: "http://localhost:3000/pay/assets/1.webp" } },
  labels: { link: "http://localhost:3000/pay/portal", other: "https://pictures.example/pay/assets/1.webp" },
};
const mapped = { billing: "/pay", server: "http://localhost:3000", browser: "http://localhost:8080" };

test("behind a mapped port asset URLs have that port, and nothing else changes", () => {
  expect(rebaseAssetUrls(paywall, mapped)).toEqual({
    ...paywall,
    source: { light: { original: "http://localhost:8080/pay/assets/1.webp" } },
  });
});

test.each([
  ["the server is called what it thinks", { ...mapped, browser: mapped.server }],
  ["billing has an address of its own", { ...mapped, billing: "https://billing.example" }],
])("where %s, a paywall stays as it is", (_where, addresses) => {
  expect(rebaseAssetUrls(paywall, addresses)).toBe(paywall);
});
