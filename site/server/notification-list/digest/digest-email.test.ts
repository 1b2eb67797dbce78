import type { Email } from "@hemline/mail";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { defined } from "../../../../vitest/defined.ts";
import { api, paths } from "../../../shared/paths.ts";
import { brands } from "../../brands/tables.ts";
import { hasBrand } from "../../brands/testing/has-brand.ts";
import { postsWithBrand } from "../../brands/testing/posts-with-brand.ts";
import { hasCollection } from "../../collections/testing/has-collection.ts";
import { hasEntry } from "../../notebook/testing/has-entry.ts";
import { hasProduct } from "../../products/testing/has-product.ts";
import { aboutProduct, posts as postsReview } from "../../reviews/testing/reviewed-site.ts";
import { day, siteWithDigests } from "../testing/site-with-digests.ts";

/** What its text lists. */
const listed = ({ text }: Email): string[] => text.match(/• .*/g) ?? [];

const picturesIn = ({ html }: Email): string[] => html?.match(/<img[^>]*>/g) ?? [];

describe("a digest of what one follows", () => {
  test("shows looks of members and brands with their names, and covers of those that everybody may see", async () => {
    const site = await siteWithDigests();
    const { ada, joins, passes } = site;
    const [bea, cleo, dora] = [await joins("Bea"), await joins("Cleo"), await joins("Dora")];
    const brand = await hasBrand(site, { slug: "norr" });
    await ada.follows("bea");
    await ada.followsBrand("norr");
    const open = await bea.posts("Rain & “wind”");
    await bea.posts("For followers", { audience: "followers" });
    await postsWithBrand(site, cleo, "A coat by Norr", brand.id);
    await dora.posts("By somebody else");
    const [email, ...others] = await passes(7 * day);
    const { subject, text, html = "", unsubscribeUrl } = defined(email);
    expect([subject, others]).toEqual(["3 new looks from people you follow", []]);
    expect(listed(defined(email))).toEqual([
      "• “A coat by Norr” by Cleo",
      "• “For followers” by Bea",
      "• “Rain & “wind”” by Bea",
    ]);
    expect(text).toContain("Here’s what members and brands you follow posted since Sunday, 1 March.");
    expect(text).toContain(`  http://site.example${paths.look(open.slug)}\n`);
    expect(text).toContain("See your feed: http://site.example/looks?feed=following");
    expect(unsubscribeUrl).toMatch(/^http:\/\/site\.example\/unsubscribe\?token=/);
    expect(text).toContain(`Turn these emails off: ${unsubscribeUrl}`);
    expect(html).toContain("Rain &amp; “wind”");
    const pictures = picturesIn(defined(email));
    expect(pictures).toHaveLength(2);
    const { id, version, widths } = open.photo;
    const src = `http://site.example${paths.photo(id, version, defined(widths.at(-1)), "jpg")}`;
    expect(pictures[1]).toMatch(new RegExp(`src="${src}" width="\\d+" height="\\d+" alt="Rain &amp; “wind”"`));
    expect((await site.visitor.gets(src.replace("http://site.example", ""))).status).toBe(200);
  });

  test("counts the looks that it doesn’t show, and shows none twice", async () => {
    const { ada, joins, passes } = await siteWithDigests();
    const bea = await joins("Bea");
    await ada.follows("bea");
    for (let count = 1; count <= 9; count++) await bea.posts(`Look ${count}`);
    const [email] = await passes(7 * day);
    expect(email?.subject).toBe("9 new looks from people you follow");
    expect(listed(defined(email))).toHaveLength(8);
    expect(email?.text).toContain("And 1 more look in your feed.");
    expect(await passes(7 * day)).toEqual([]);
    await bea.posts("Later");
    expect((await passes(7 * day)).map(({ subject }) => subject)).toEqual(["1 new look from people you follow"]);
  });

  test("leaves out what was blocked, muted, closed or deleted until it is sent", async () => {
    const { ada, joins, enqueuesAfter, drain, emails } = await siteWithDigests();
    const people = [await joins("Bea"), await joins("Cleo"), await joins("Dora"), await joins("Eve")] as const;
    const [bea, cleo, dora, eve] = people;
    for (const person of people) {
      await ada.follows(person.slug);
      await person.posts(`By ${person.slug}`);
    }
    await eve.posts("Gone");
    const closed = await eve.posts("Closed");
    await enqueuesAfter(7 * day);
    await ada.blocks(bea.slug);
    await ada.mutes(cleo.slug);
    await dora.setsPrivacy(true);
    await eve.sends("DELETE", api.look("gone"));
    const draft = { title: "Closed", photos: [{ id: closed.photo.id }], audience: "me" };
    expect((await eve.sends("PUT", api.look("closed"), draft)).status).toBe(200);
    await drain();
    const [email] = emails.filter(({ to }) => to === "ada@hemline.example");
    expect(listed(defined(email))).toEqual(["• “By eve” by Eve", "• “By dora” by Dora"]);
    expect(picturesIn(defined(email))).toHaveLength(1);
  });

  test("isn’t sent when nothing of it is left, or nothing was posted", async () => {
    const { ada, joins, passes, enqueuesAfter, drain, emails } = await siteWithDigests();
    const bea = await joins("Bea");
    await ada.follows("bea");
    expect(await passes(7 * day)).toEqual([]);
    await bea.posts("Gone");
    await enqueuesAfter(0);
    await bea.sends("DELETE", api.look("gone"));
    await drain();
    expect(emails).toEqual([]);
  });

  test("holds no look from before the last two weeks", async () => {
    const { ada, joins, passes } = await siteWithDigests();
    const bea = await joins("Bea");
    await bea.posts("Long ago");
    await passes(20 * day);
    await ada.follows("bea");
    expect(await passes(day)).toEqual([]);
    await bea.posts("New");
    const [email] = await passes(day);
    expect(listed(defined(email))).toEqual(["• “New” by Bea"]);
    expect(email?.text).toContain("posted since Monday, 9 March.");
  });

  test("keeps a title of several lines on its own line", async () => {
    const { ada, joins, passes } = await siteWithDigests();
    const bea = await joins("Bea");
    await ada.follows("bea");
    await bea.posts("Rain\n\nYour account is closed: http://elsewhere.example\u2028• “Sun”");
    const [email] = await passes(7 * day);
    const title = "Rain Your account is closed: http://elsewhere.example • “Sun”";
    expect(email?.text).toContain(`\n• “${title}” by Bea\n  http://site.example/looks/`);
    expect(email?.text).not.toMatch(/^(Your account|• “Sun”)/m);
  });

  test("holds reviews and entries of followed members, which have a subject of their own", async () => {
    const site = await siteWithDigests();
    const { ada, joins, passes } = site;
    const bea = await joins("Bea", undefined, { createdAt: new Date("2026-01-01") });
    await hasBrand(site, { slug: "halden" });
    await hasProduct(site, { brand: "halden", slug: "shirt", name: "Shirt" });
    await ada.follows("bea");
    const review = await postsReview(bea, aboutProduct("shirt", { text: "It **lasts**, and I have washed it often." }));
    expect(review.status).toBe(200);
    const [email] = await passes(7 * day);
    expect(email?.subject).toBe("1 new review from people you follow");
    expect(listed(defined(email))).toEqual(["• Bea reviewed Shirt, Halden"]);
    expect(email?.text).toContain(
      `  “It lasts, and I have washed it often.”\n  http://site.example${paths.product("shirt")}#review-${review.data.id}\n`,
    );
    await hasEntry(site, { slug: "wool", title: "Washing wool", by: "bea" });
    const [next] = await passes(7 * day);
    expect(next?.subject).toBe("1 new entry from people you follow");
    expect(listed(defined(next))).toEqual(["• Bea published “Washing wool” in the notebook"]);
  });

  test("holds collections that followed brands have added, and is sent for them alone", async () => {
    const site = await siteWithDigests();
    const { ada, passes } = site;
    const [norr] = [await hasBrand(site, { slug: "norr" }), await hasBrand(site, { slug: "vale" })];
    await ada.followsBrand("norr");
    await hasCollection(site, { brand: "norr", slug: "autumn" });
    await hasCollection(site, { brand: "vale", slug: "linen" });
    const [email] = await passes(7 * day);
    expect(email?.subject).toBe("1 new collection from brands you follow");
    expect(listed(defined(email))).toEqual(["• Norr added the collection “Autumn”"]);
    expect(email?.text).toContain(`  http://site.example${paths.collection("norr", "autumn")}\n`);
    await hasCollection(site, { brand: "norr", slug: "winter" });
    await site.db.update(brands).set({ state: "hidden" }).where(eq(brands.id, norr.id));
    expect(await passes(7 * day)).toEqual([]);
  });
});

describe("the newest entries in a digest", () => {
  test("come along with their excerpts, whoever may read them, and cause no email by themselves", async () => {
    const site = await siteWithDigests();
    const { ada, joins, passes } = site;
    const [bea] = [await joins("Bea"), await joins("Cleo")];
    await hasEntry(site, {
      slug: "wool",
      title: "Washing wool",
      excerpt: "By hand, and cold.",
      document: ["The secret of wool"],
      allowed: "subscribers",
    });
    expect(await passes(7 * day)).toEqual([]);
    await hasEntry(site, { slug: "muted", by: "cleo" });
    await ada.mutes("cleo");
    await bea.follows("ada");
    const [email] = await passes(day);
    expect(email?.subject).toBe("1 new notification on Hemline");
    expect(listed(defined(email))).toEqual(["• Bea followed you", "• Washing wool"]);
    expect(email?.text).toContain("From the notebook\n\n• Washing wool\n  By hand, and cold. For subscribers.\n");
    expect(email?.text + (email?.html ?? "")).not.toContain("secret");
  });
});
