import { describe, expect, test } from "vitest";
import { sampleItem } from "../sample-outfits.ts";
import { fittingItems, placesOf, replacedBy, withItem, withoutItem } from "./outfit-draft.ts";

const coat = sampleItem("Camel coat", "coat");
const jacket = sampleItem("Denim jacket", "jacket");
const boots = sampleItem("Boots", "boots");
const scarf = sampleItem("Scarf", "scarf");
const belt = sampleItem("Belt", "belt");
const names = (items: readonly { name: string | null }[]) => items.map(({ name }) => name);

describe("an outfit that is being made", () => {
  test("holds its items from head to foot, whatever was added first", () => {
    const items = [scarf, boots, coat].reduce(withItem, [] as readonly (typeof coat)[]);
    expect(names(items)).toEqual(["Camel coat", "Boots", "Scarf"]);
    expect(names(withoutItem(items, boots.id))).toEqual(["Camel coat", "Scarf"]);
  });

  test("has one item for each slot, which the next one replaces, and any number of accessories", () => {
    expect(replacedBy([coat], jacket)).toBe(coat);
    expect(names(withItem([coat], jacket))).toEqual(["Denim jacket"]);
    expect(replacedBy([scarf], belt)).toBeNull();
    expect(names(withItem([scarf], belt))).toEqual(["Scarf", "Belt"]);
    expect(replacedBy([coat], coat)).toBeNull();
  });

  test("begins with the first of the chosen items for each slot", () => {
    expect(names(fittingItems([jacket, coat, scarf]))).toEqual(["Denim jacket", "Scarf"]);
  });

  test("shows an empty place for each free slot, and another for accessories", () => {
    const places = placesOf([coat, scarf]).map(({ slot, item }) => `${slot}: ${item?.name ?? "empty"}`);
    expect(places).toContain("outer: Camel coat");
    expect(places).toContain("feet: empty");
    expect(places.filter((place) => place.startsWith("outer"))).toHaveLength(1);
    expect(places.slice(-2)).toEqual(["accessory: Scarf", "accessory: empty"]);
  });
});
