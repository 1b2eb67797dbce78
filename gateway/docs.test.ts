import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testCards } from "./cards.ts";
import { countryPlace, taxedCountries } from "./tax/countries.ts";
import type { Place } from "./tax/places.ts";
import { provinces } from "./tax/provinces.ts";
import { states } from "./tax/states.ts";
import { faultKinds } from "./wire/faults.ts";

const page = readFileSync(new URL("../docs/gateway.md", import.meta.url), "utf8");

test("the page of the card simulator names every card with its word, and no other", () => {
  const rows = [...page.matchAll(/^\| `([\d ]{15,})` \| (?:`(\w+)`)? ?\|/gm)].map(([, number, word]) => [
    number?.replaceAll(" ", ""),
    word,
  ]);
  expect(rows).toEqual(testCards.map(({ number, token }) => [number, token]));
});

test("it names every place with its rates", () => {
  const taxed = ({ rates }: Place) => rates.map(({ name, percent }) => `${name} ${percent}`).join(" + ");
  const line = (entries: string[]) => expect(page).toContain(`\n${entries.join(", ")}\n`);
  const known = [...states.values()].filter(({ whyNone }) => whyNone === "not_subject_to_tax");
  line(known.map(({ state, rates }) => `${state} ${rates[0]?.percent ?? "none"}`));
  line([...provinces].map(([code, place]) => `${code} ${taxed(place)}`));
  line(taxedCountries.map((code) => `${code} ${taxed(countryPlace(code) as Place)}`));
});

test("it names every fault", () => {
  for (const kind of faultKinds) expect(page).toContain(`\`${kind}\``);
});
