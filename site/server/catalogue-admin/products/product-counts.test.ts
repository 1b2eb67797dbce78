import { expect, test } from "vitest";
import { paths } from "../../../shared/paths.ts";
import { acts, createsBrand, createsProduct, siteWithAdmins } from "../testing/site-with-admin.ts";

test("the list says how many products are in each state, and how many a filter leaves", async () => {
  const { ida } = await siteWithAdmins();
  const counted = async (query = "") => {
    const { counts, matching } = await ida.sees("adminProducts", `${paths.adminProducts}?${query}`);
    return { counts, matching };
  };
  const none = { all: 0, proposed: 0, live: 0, hidden: 0, merged: 0, refused: 0 };
  expect(await counted()).toEqual({ counts: none, matching: 0 });
  for (const name of ["Norr", "Okla"]) await createsBrand(ida, name);
  for (const name of ["Coat", "Cape", "Scarf", "Wool coat"]) await createsProduct(ida, "norr", name);
  await createsProduct(ida, "okla", "Gown", { category: "dress" });
  await acts(ida, "product", "hide", ["cape"]);
  await acts(ida, "product", "merge", ["wool-coat"], { into: "coat" });
  await acts(ida, "brand", "hide", ["okla"]);
  const counts = { ...none, all: 4, live: 3, hidden: 1, merged: 1 };
  expect(await counted()).toEqual({ counts, matching: 4 });
  const left = {
    "state=live": 3,
    "state=merged": 1,
    "search=coat": 1,
    "brand=norr&state=live": 2,
    "category=dress": 1,
  };
  for (const [query, matching] of Object.entries(left))
    expect(await counted(query), query).toEqual({ counts, matching });
});
