import { describe, expect, test } from "vitest";
import type { ItemCard } from "../../../../shared/items/item.ts";
import { createNaming } from "./naming.ts";

const item: ItemCard = {
  ...{
    id: "item-1",
    name: null,
    category: null,
    colours: [],
    brand: null,
    brandLink: null,
    product: null,
    photo: null,
    wears: 0,
  },
  ...{ isFavourite: false, isWished: false, isArchived: false, audience: "everyone" },
};

/** A site that answers when the test says so. */
function testSite() {
  const sent: { name: string | undefined; answer: (isSaved: boolean) => void }[] = [];
  const naming = createNaming(
    (id, { name }) =>
      new Promise((resolve) => {
        sent.push({ name, answer: (isSaved) => resolve(isSaved ? { ...item, id, name: name ?? null } : null) });
      }),
  );
  const nameOf = (id: string) => naming.read().items.get(id)?.name;
  return { sent, naming, nameOf };
}

describe("naming", () => {
  test("shows the name before the site has answered", async () => {
    const { naming, sent, nameOf } = testSite();
    naming.edit("item-1", { name: "Boots" });
    const saved = naming.save(item, "EUR");
    expect(nameOf("item-1")).toBe("Boots");
    await Promise.resolve();
    sent[0]?.answer(true);
    await saved;
    expect([nameOf("item-1"), naming.read().unsaved.size]).toEqual(["Boots", 0]);
  });

  test("takes back what could not be saved and keeps what was written", async () => {
    const { naming, sent, nameOf } = testSite();
    naming.edit("item-1", { name: "Boots" });
    const saved = naming.save(item, "EUR");
    await Promise.resolve();
    sent[0]?.answer(false);
    await saved;
    expect([nameOf("item-1"), naming.read().edits.get("item-1")]).toEqual([null, { name: "Boots" }]);
    expect([...naming.read().unsaved]).toEqual(["item-1"]);
  });

  test("sends a second name after the first, and keeps the second", async () => {
    const { naming, sent, nameOf } = testSite();
    naming.edit("item-1", { name: "Boots" });
    const first = naming.save(item, "EUR");
    await Promise.resolve();
    naming.edit("item-1", { name: "Chelsea boots" });
    const second = naming.save({ ...item, name: "Boots" }, "EUR");
    await Promise.resolve();
    expect(sent.map(({ name }) => name)).toEqual(["Boots"]);
    sent[0]?.answer(true);
    await first;
    await Promise.resolve();
    sent[1]?.answer(true);
    await second;
    expect(nameOf("item-1")).toBe("Chelsea boots");
  });

  test("does not bring back an item that was deleted meanwhile", async () => {
    const { naming, sent } = testSite();
    naming.edit("item-1", { name: "Boots" });
    const saved = naming.save(item, "EUR");
    naming.setDeleted(item, true);
    await Promise.resolve();
    sent[0]?.answer(true);
    await saved;
    expect(naming.read().items.get("item-1")).toBeNull();
  });
});
