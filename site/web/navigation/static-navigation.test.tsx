import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StaticNavigation } from "./static-navigation.tsx";
import { useLocation } from "./use-location.ts";
import { useSearchParams } from "./use-search-params.ts";

function Address() {
  const { pathname, search, hash } = useLocation();
  return [pathname, search, hash, useSearchParams().get("to")].join(" ");
}

test.each([
  ["/login?to=%2Flooks", "/login ?to=%2Flooks  /looks"],
  ["/login", "/login   "],
])("on the server, hooks know the page's address: %s", (address, known) => {
  expect(
    renderToStaticMarkup(
      <StaticNavigation address={address}>
        <Address />
      </StaticNavigation>,
    ),
  ).toBe(known);
});
