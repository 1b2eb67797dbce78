import { describe, expect, test } from "vitest";
import { taxedCountries } from "./countries.ts";
import { provinceOfPostalCode, provinces } from "./provinces.ts";
import { stateOfPostalCode } from "./state-of-postal-code.ts";
import { states } from "./states.ts";

describe("the table of jurisdictions", () => {
  test("has 45 states with a sales tax and Washington, and five without", () => {
    const all = [...states.values()].filter(({ noTaxReason }) => noTaxReason === "not_subject_to_tax");
    expect(all.filter(({ rates }) => rates.length === 1)).toHaveLength(46);
    expect(all.filter(({ rates }) => rates.length === 0).map(({ state }) => state)).toEqual([
      "AK",
      "DE",
      "MT",
      "NH",
      "OR",
    ]);
  });

  test("finds each state and each province by some postal code, and no state twice", () => {
    const found = new Set<string>();
    for (let first = 0; first < 1000; first++) {
      const place = stateOfPostalCode(`${String(first).padStart(3, "0")}01`);
      if (place?.state) found.add(place.state);
    }
    expect([...found].sort()).toEqual([...states.keys()].sort());
    const north = [..."ABCEGHJKLMNPRSTVXY"].map((letter) => provinceOfPostalCode(`${letter}0A 0A0`)?.state);
    expect(new Set([...north, provinceOfPostalCode("X1A 0A0")?.state])).toEqual(new Set(provinces.keys()));
  });

  test("has all of the European Union", () => {
    const union = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" ");
    expect(union).toHaveLength(27);
    expect(taxedCountries).toEqual(expect.arrayContaining(union));
  });
});
