import { expect, test } from "vitest";
import type { CatalogueChange } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { changeInWords } from "./change-in-words.ts";

const labels = { description: "Description", foundedIn: "Founded" };
const words = (act: CatalogueChange["act"], fields: string[] = [], about: string | null = null) =>
  changeInWords({ act, fields, about }, "brand", labels);

test("a change is told by its fields, or by what it named", () => {
  expect(words("edit", ["description", "foundedIn"])).toBe("changed description, founded");
  expect(words("merge", [], "Norr och Sund")).toBe("merged Norr och Sund into this brand");
  expect(words("hide", ["state"])).toBe("hid this brand");
  expect(words("reorder", ["collections"])).toBe("changed the order of collections");
});
