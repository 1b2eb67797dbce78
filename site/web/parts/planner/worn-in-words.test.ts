import { expect, test } from "vitest";
import { sampleItem, sampleOutfit } from "../outfits/sample-outfits.ts";
import { wornInWords } from "./worn-in-words.ts";

const [coat, boots, scarf, hat] = ["Coat", "Boots", "Scarf", "Hat"].map((name) => sampleItem(name, "other"));

test("what was worn is named after the outfit that it makes, or by its items", () => {
  if (!coat || !boots || !scarf || !hat) throw new Error("The items are missing.");
  const frost = sampleOutfit("Frost", [coat, boots]);
  expect(wornInWords([boots, coat], [frost])).toBe("Frost");
  expect(wornInWords([coat], [frost])).toBe("Coat");
  expect(wornInWords([coat, boots, scarf], [frost])).toBe("Coat, Boots, Scarf");
  expect(wornInWords([coat, boots, scarf, hat], [frost])).toBe("Coat, Boots and 2 more");
});
