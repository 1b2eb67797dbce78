import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faultKinds } from "./calls/faults.ts";
import { countryJurisdiction, taxedCountries } from "./tax/countries.ts";
import type { Jurisdiction } from "./tax/jurisdiction.ts";
import { provinces } from "./tax/provinces.ts";
import { states } from "./tax/states.ts";
import { testCards } from "./test-cards.ts";

const page = readFileSync(new URL("../docs/gateway.md", import.meta.url), "utf8");

test("the page of the card simulator names every card with its word, and no other", () => {
  const rows = [...page.matchAll(/^\| `([\d ]{15,})` \| (?:`(\w+)`)? ?\|/gm)].map(([, number, word]) => [
    number?.replaceAll(" ", ""),
    word,
  ]);
  expect(rows).toEqual(testCards.map(({ number, token }) => [number, token]));
});

test("it names every place with its rates", () => {
  const taxed = ({ rates }: Jurisdiction) => rates.map(({ name, percent }) => `${name} ${percent}`).join(" + ");
  const line = (entries: string[]) => expect(page).toContain(`\n${entries.join(", ")}\n`);
  const known = [...states.values()].filter(({ noTaxReason }) => noTaxReason === "not_subject_to_tax");
  line(known.map(({ state, rates }) => `${state} ${rates[0]?.percent ?? "none"}`));
  line([...provinces].map(([code, jurisdiction]) => `${code} ${taxed(jurisdiction)}`));
  line(taxedCountries.map((code) => `${code} ${taxed(countryJurisdiction(code) as Jurisdiction)}`));
});

test("it names every fault", () => {
  for (const kind of faultKinds) expect(page).toContain(`\`${kind}\``);
});
