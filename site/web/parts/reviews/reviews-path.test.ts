import { describe, expect, test } from "vitest";
import { filteredReviewsPath, reviewsPathOf, writePathOf } from "./reviews-path.ts";

const brand = { slug: "halden", name: "Halden" };
const filter = { fit: null, stars: null, worn: null, size: null, by: null };

describe("addresses of reviews", () => {
  test("lead to where they are read and written", () => {
    const shirt = { kind: "product", slug: "shirt", name: "Shirt", brand } as const;
    const autumn = { kind: "collection", slug: "autumn", name: "Autumn", brand } as const;
    expect([reviewsPathOf(shirt), writePathOf(shirt)]).toEqual(["/products/shirt", "/products/shirt/review"]);
    expect([reviewsPathOf(autumn), writePathOf(autumn)]).toEqual([
      "/brands/halden/collections/autumn/reviews",
      "/brands/halden/collections/autumn/review",
    ]);
    expect(writePathOf({ kind: "brand", brand })).toBeNull();
  });

  test("hold the filters and the order, but not the usual one", () => {
    const view = { sort: "helpful", filter } as const;
    expect(filteredReviewsPath("/products/shirt", view, {})).toBe("/products/shirt");
    expect(filteredReviewsPath("/products/shirt", view, { fit: "small", worn: 1 })).toBe(
      "/products/shirt?fit=small&worn=1",
    );
    const narrowed = { sort: "newest", filter: { ...filter, stars: 4 } } as const;
    expect(filteredReviewsPath("/products/shirt", narrowed, { stars: null })).toBe("/products/shirt?sort=newest");
    expect(filteredReviewsPath("/products/shirt", narrowed, { by: "following" })).toBe(
      "/products/shirt?sort=newest&stars=4&by=following",
    );
  });
});
