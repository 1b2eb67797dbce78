import { describe, expect, test } from "vitest";
import type { ItemCard } from "../../../../shared/items/item.ts";
import { emptyLine, type Line, type LineFile, type Step } from "../line/line.ts";
import { nothingNamed } from "./naming.ts";
import { filteredTiles, nextToName, orderedTiles, tilesOf } from "./tile.ts";

const itemOf = (id: string, name: string | null = null): ItemCard => ({
  ...{ id, name, category: null, colours: [], brand: null, brandLink: null, product: null, photo: null, wears: 0 },
  ...{ isFavourite: false, isWished: false, isArchived: false, audience: "everyone" },
});
const file = (id: string, step: Step): LineFile => ({
  ...{ id, name: `${id}.jpg`, sizeBytes: 9, lastModified: 0, addedAt: 0, file: null, isKept: true, hasPhoto: false },
  ...{ timesLost: 0, step },
});
const lineOf = (...files: LineFile[]): Line => ({ ...emptyLine, files });
const ids = (tiles: { id: string }[]) => tiles.map(({ id }) => id);

const line = lineOf(
  file("waiting", { at: "waiting" }),
  file("done", { at: "done", item: itemOf("coat") }),
  file("refused", { at: "refused", why: "No." }),
  file("sending", { at: "sending", part: 0.5 }),
  file("failed", { at: "failed", why: "No." }),
  file("done-too", { at: "done", item: itemOf("boots") }),
);

describe("the tiles of a sitting", () => {
  test("are earlier items without a name, then files and what became of them, each once", () => {
    const tiles = tilesOf(line, [itemOf("scarf"), itemOf("coat")], nothingNamed);
    expect(ids(tiles)).toEqual(["scarf", "waiting", "coat", "sending", "failed", "boots"]);
    expect(tiles.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("show first what needs their member, and last what is named", () => {
    const names = { ...nothingNamed, items: new Map([["coat", itemOf("coat", "Camel coat")]]) };
    const tiles = tilesOf(line, [itemOf("scarf")], names);
    expect(ids(orderedTiles(tiles))).toEqual(["failed", "scarf", "boots", "sending", "waiting", "coat"]);
    expect(ids(filteredTiles(tiles, "to-name"))).toEqual(["scarf", "boots"]);
    expect(ids(filteredTiles(tiles, "named"))).toEqual(["coat"]);
    expect(ids(filteredTiles(tiles, "failed"))).toEqual(["failed"]);
  });

  test("are without items that were deleted here", () => {
    const names = { ...nothingNamed, items: new Map([["coat", null]]) };
    expect(ids(tilesOf(line, [], names))).toEqual(["waiting", "sending", "failed", "boots"]);
  });

  test("are named in their order, in a circle", () => {
    const tiles = tilesOf(line, [itemOf("scarf")], nothingNamed);
    expect(["scarf", "coat", "boots"].map((id) => nextToName(tiles, id)?.id)).toEqual(["coat", "boots", "scarf"]);
    expect(nextToName(tilesOf(emptyLine, [itemOf("scarf")], nothingNamed), "scarf")).toBeNull();
  });
});
