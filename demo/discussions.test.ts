import { MessageDraft } from "@hemline/site/shared/discussions/message.ts";
import { renderMarkdown } from "@hemline/site/shared/markdown/render-markdown.ts";
import { textOfHtml } from "@hemline/site/shared/markdown/text-of-html.ts";
import { describe, expect, test } from "vitest";
import { lookOwners } from "./look-owners.ts";
import { readManifest } from "./manifest.ts";
import { people, privatePerson } from "./people.ts";
import { firstDiscussions, laterDiscussions, plannedDiscussions } from "./planned/discussions/discussions.ts";
import { plannedGroups } from "./planned/groups.ts";
import { plannedProducts } from "./planned/products/products.ts";
import { smallWardrobes } from "./planned/small-wardrobes.ts";
import { plannedWardrobes } from "./planned/wardrobes/wardrobes.ts";

const known = new Set(people.map(({ slug }) => slug));
const saidIn = plannedDiscussions.flatMap(({ title, messages }) => messages.map((message) => ({ title, ...message })));
const shown = (text: string) => textOfHtml(renderMarkdown(text)).replace(/\s+/g, " ");

describe("the demo discussions", () => {
  test("are forty with five to two hundred messages, in eight groups, and a few that nobody has answered", () => {
    expect(plannedGroups).toHaveLength(8);
    const groups = plannedGroups.map(({ slug }) => slug);
    for (const { group, title } of plannedDiscussions) expect(groups, title).toContain(group);
    const lengths = plannedDiscussions.map(({ messages }) => messages.length);
    expect(lengths.filter((length) => length >= 5).length).toBeGreaterThanOrEqual(40);
    expect(lengths).toContain(1);
    expect(Math.max(...lengths)).toBe(200);
  });

  test("are between people that there are, nobody likes their own words, and nobody repeats themselves", () => {
    for (const { by, text, likedBy = [] } of saidIn) {
      const mentioned = [...text.matchAll(/@([a-z-]+)/g)].map(([, slug]) => slug);
      for (const who of [by, ...likedBy, ...mentioned]) expect(known, text).toContain(who);
      expect(new Set(likedBy).size, text).toBe(likedBy.length);
      expect(likedBy, text).not.toContain(by);
      // Only her followers could read it.
      expect(by, text).not.toBe(privatePerson);
    }
    expect(new Set(saidIn.map(({ by, text }) => `${by} ${text}`)).size).toBe(saidIn.length);
  });

  test("quote what was said before, and are accepted by the site", () => {
    for (const { messages } of plannedDiscussions)
      for (const [at, { text, quote = null }] of messages.entries()) {
        expect(MessageDraft.safeParse({ text, quote }).error, text).toBeUndefined();
        if (!quote) continue;
        expect(quote.number, text).toBeLessThanOrEqual(at);
        expect(shown(messages[quote.number - 1]?.text ?? ""), text).toContain(quote.text);
      }
  });

  test("begin, nearly all, before the catalogue and most looks are there", () => {
    expect(laterDiscussions.length).toBeLessThan(5);
    expect(firstDiscussions.length + laterDiscussions.length).toBe(plannedDiscussions.length);
    const cards = firstDiscussions.flatMap(({ messages }) => messages.flatMap((message) => message.cards ?? []));
    for (const card of cards) expect(Object.keys(card)).toEqual(["item"]);
  });

  test("show items of who writes, looks, products and pictures that there are", () => {
    const wardrobes = [...plannedWardrobes, ...smallWardrobes];
    const cards = saidIn.flatMap(({ by, cards = [] }) => cards.map((card) => ({ by, card })));
    expect(cards.length).toBeGreaterThanOrEqual(5);
    for (const { by, card } of cards) {
      if ("item" in card) {
        const own = wardrobes.filter((wardrobe) => wardrobe.by === by).flatMap(({ items }) => items);
        expect(own.map(({ name }) => name)).toContain(card.item);
      } else if ("look" in card) expect(lookOwners.map(([look]) => look)).toContain(card.look);
      else expect(plannedProducts.map(({ slug }) => slug)).toContain(card.product);
    }
    const pictures = readManifest().items.map(({ file }) => file);
    for (const { photos = [] } of saidIn) for (const file of photos) expect(pictures).toContain(file);
  });
});
