import { expect, test } from "vitest";
import { matchRoute } from "../../site/shared/match-route.ts";
import { exampleAddresses } from "./example-addresses.ts";

test("every page has an address that the bench asks for", () => {
  const id = "00000000-0000-7000-8000-000000000000";
  const addresses = exampleAddresses({
    ...{ look: "rain", member: "ada", wearer: "bea", item: id, outfit: id, brand: "halden", collection: "autumn" },
    ...{ product: "cape", review: id, group: "knitwear", discussion: "darning", entry: "wool", entryId: id },
    ...{ category: "care", preview: "token" },
  });
  const wrong = addresses.filter(([route, address]) => {
    const { pathname } = new URL(address, "http://bench.example");
    return pathname.includes(":") || matchRoute(pathname)?.id !== route;
  });
  expect(wrong).toEqual([]);
});
