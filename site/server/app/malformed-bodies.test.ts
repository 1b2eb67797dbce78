import fc from "fast-check";
import { expect, test } from "vitest";
import { isWholeRun } from "../../../vitest/slow-test.ts";
import { api } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";

const runs = isWholeRun ? 4_000 : 250;

const hostileText = fc.constantFrom(
  "",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  "__proto__",
  "constructor",
  "' or 1=1 --",
  "\u202e\u200b",
  "\u{1f9e5}".repeat(200),
  "a".repeat(5_000),
  "ada@hemline.example",
  "NaN",
  "1e999",
  "-0",
  "2026-13-45",
  "../../etc/passwd",
);
const hostileNumber = fc.constantFrom(0, -0, -1, 0.5, 1, 5e-324, 1.0001, 2 ** 31, 2 ** 53, 1e308, 1e-308);
const anything = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  fc.string({ unit: "binary" }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Mostly valid values. */
const mostly = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 15, arbitrary: right as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: anything });

/** Almost valid bodies: all fields of all forms in one, with something wrong in a field or two. */
function bodies(known: { free: string; foreign: string; shown: string; look: string }) {
  const line = mostly(
    fc.constantFrom(
      "Rain on Sunday",
      "\u05de\u05e2\u05d9\u05dc \u202b\u05d0",
      "\u{1f9e5}\u200d\u{1f525}",
      "<b>'\"\\",
      "%s\n{{x}}",
    ),
  );
  const text = mostly(fc.constantFrom("Where do my photos go?", "Twelve letters\n\u2028and more \u{1f9f6}"));
  const id = fc.oneof(
    { weight: 9, arbitrary: fc.constant(known.shown) },
    { weight: 2, arbitrary: fc.constantFrom(known.free, known.foreign, known.shown.toUpperCase()) },
    { weight: 1, arbitrary: anything },
  );
  const place = mostly(fc.double({ min: 0, max: 0.5, noNaN: true }));
  const side = mostly(fc.double({ min: 0.01, max: 0.5, noNaN: true }));
  const form = fc.record({
    first_name: line,
    last_name: line,
    name: line,
    username: line,
    city: line,
    bio: text,
    text,
    title: line,
    email: mostly(fc.stringMatching(/^[a-z]{3,9}@[a-z]{3,9}\.org$/)),
    password: mostly(fc.constant("a long sunny sentence")),
    slug: mostly(fc.stringMatching(/^[a-z]{9}$/)),
    website: mostly(fc.constant("")),
    avatar: mostly(fc.constantFrom(null, known.free)),
    occasion: mostly(fc.constantFrom("work", "evening", null)),
    season: mostly(fc.constantFrom("winter", null)),
    photos: mostly(fc.array(fc.record({ id, alt: line }), { minLength: 1, maxLength: 2 })),
    tags: mostly(fc.array(fc.record({ photo: id, x: place, y: place, name: line }), { maxLength: 2 })),
    slugs: mostly(fc.uniqueArray(fc.oneof(fc.constant(known.look), hostileText), { maxLength: 3 })),
    x: place,
    y: place,
    width: side,
    height: side,
  });
  const forms = fc.tuple(
    form,
    fc.array(fc.constantFrom("text", "slug", "tags", "title", "email", "x"), { maxLength: 1 }),
  );
  const gappy = forms.map(([whole, gaps]) =>
    Object.fromEntries(Object.entries(whole).filter(([field]) => !gaps.some((gap) => gap === field))),
  );
  return fc.oneof({ weight: 9, arbitrary: gappy }, { weight: 1, arbitrary: anything });
}

test("no body, however odd, is a fault of ours", async () => {
  // The clock advances an hour with every request, so that rate limits allow all.
  let now = Date.parse("2026-03-01T12:00:00Z");
  const { ada, joins, visitor, logLines } = await testSite({ clock: () => new Date(now) });
  const eve = await joins("Eve");
  const look = await ada.posts("Rain on Sunday");
  const known = {
    free: (await ada.hasPhoto()).id,
    foreign: (await eve.hasPhoto()).id,
    shown: look.photo.id,
    look: look.slug,
  };
  const odd = hostileText.map((text) => encodeURIComponent(text.toWellFormed()));
  const slug = fc.oneof({ weight: 3, arbitrary: fc.constant(look.slug) }, { weight: 1, arbitrary: odd });
  const photo = fc.oneof(fc.constantFrom(known.free, known.shown, known.foreign), fc.uuid());
  const call = fc.oneof(
    fc.constant(["POST", api.login] as const),
    fc.constant(["POST", api.register] as const),
    fc.constant(["POST", api.logout] as const),
    fc.constant(["PUT", api.profile] as const),
    fc.constant(["POST", api.contact] as const),
    fc.constant(["POST", api.looks] as const),
    fc.constant(["PUT", api.lookOrder] as const),
    fc.constantFrom(["PUT", api.subscriptionRenewal] as const, ["DELETE", api.subscriptionRenewal] as const),
    slug.map((one) => ["PUT", api.look(one)] as const),
    slug.map((one) => ["PUT", api.lookLike(one)] as const),
    slug.map((one) => ["DELETE", api.lookLike(one)] as const),
    slug.map((one) => ["PUT", api.lookSave(one)] as const),
    fc.constant(["POST", api.folders] as const),
    slug.map((one) => ["PUT", api.draft(`comment:${one}`)] as const),
    fc.constant(["PUT", api.draft("look")] as const),
    photo.map((one) => ["PUT", api.folder(one)] as const),
    photo.map((one) => ["PUT", api.folderLook(one, look.slug)] as const),
    photo.map((one) => ["PUT", api.photo(one)] as const),
    photo.map((one) => ["PUT", api.photoCrop(one)] as const),
  );
  const asking = fc.record({ call, body: bodies(known), isMember: fc.nat(9).map((die) => die > 0) });

  await fc.assert(
    fc.asyncProperty(asking, async ({ call: [method, path], body, isMember }) => {
      now += 60 * 60_000;
      // Without logout, after which every answer would be 401.
      const person = isMember && path !== api.logout ? ada : visitor;
      const { status } = await person.sends(method, path, body);
      expect(status, `${method} ${path}`).toBeLessThan(500);
      expect(status, `${method} ${path}`).not.toBe(429);
    }),
    { seed: 20260301, numRuns: runs, endOnFailure: true },
  );
  expect(logLines).toEqual([]);
}, 600_000);
