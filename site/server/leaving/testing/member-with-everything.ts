import { eq } from "drizzle-orm";
import { editedLookPlace } from "../../../shared/drafts/draft-place.ts";
import { api, paths } from "../../../shared/paths.ts";
import { members } from "../../accounts/tables.ts";
import { hasBrand } from "../../brands/testing/has-brand.ts";
import { looks } from "../../looks/tables.ts";
import { hasEntry } from "../../notebook/testing/has-entry.ts";
import { saves } from "../../saves/tables.ts";
import { leavingSite } from "./leaving-site.ts";

/** Ada with one of everything that an export holds, and with much of others that it may not hold. */
export async function memberWithEverything() {
  const site = await leavingSite();
  const { ada, joins, db, context } = site;
  const bea = await joins("Bea", "Secretname");
  const cleo = await joins("Cleo", "Hidden", { city: "Bergen", bio: "Private words" });
  const photo = await ada.hasPhoto();
  const own = await ada.posts("Camel <coat>", {
    text: "First frost",
    photos: [{ id: photo.id, alt: "A coat" }],
    tags: [{ photo: photo.id, x: 0.5, y: 0.5, name: "Wool coat" }],
  });
  await ada.posts("Deleted today");
  await ada.sends("DELETE", api.look("deleted-today"));
  await ada.posts("For me alone", { audience: "me" });
  const cover = await ada.hasPhoto();
  const links = ["https://example.org/ada"];
  const price = { micros: 79_500_000, currency: "EUR" };
  const worn = { price, boughtOn: "2023-10-14", notes: "Mended twice", storedAt: "Hall", colours: ["navy" as const] };
  const coat = await ada.adds("Wool coat", { ...worn, photo: (await ada.hasPhoto()).id });
  const hat = await ada.adds("Rain hat");
  const outfit = await ada.combines("For the market", [coat.id]);
  await ada.sends("POST", api.wears, { items: [coat.id], on: "2026-01-30", look: own.slug, outfit });
  await ada.sends("POST", api.plans, { outfit, on: "2026-02-03" });
  await ada.sends("POST", api.itemDeletions, { ids: [hat.id] });
  await ada.sends("PUT", api.profile, { first_name: "Ada", last_name: "Marsh", cover: cover.id, links });
  const scarf = await bea.adds("Wool scarf", { notes: "A hole", price: { micros: 31_000_000, currency: "SEK" } });
  const shown = await bea.hasPhoto();
  const hers = await bea.posts("Rain at eleven", {
    photos: [{ id: shown.id, alt: "" }],
    tags: [{ photo: shown.id, x: 0.5, y: 0.5, name: "Wool scarf", item: scarf.id }],
  });
  await bea.sends("POST", api.wears, { items: [scarf.id], on: "2026-01-29" });
  const closed = await cleo.posts("A closed title");
  await ada.likes(hers.slug);
  await hasEntry(site, { slug: "moths" });
  await ada.comments({ kind: "entry", slug: "moths" }, "And lavender?");
  const second = (await ada.comments({ kind: "entry", slug: "moths" }, "And cedar?")).data.comment.id;
  await ada.sends("DELETE", api.comment(second));
  await ada.sends("PUT", api.draft("comment:rain"), { body: { text: "Half a thought" }, version: 0 });
  const edited = editedLookPlace((await ada.sees("editLook", paths.editLook(own.slug))).ownId ?? "");
  const mended = {
    ...{ title: "Camel coat, mended", text: "", occasion: null, season: null, colours: null, audience: "everyone" },
    ...{ photos: [{ id: photo.id, alt: "A coat" }], tags: [] },
  };
  await ada.sends("PUT", api.draft(edited), { body: mended, version: 0 });
  await ada.likes(closed.slug);
  await ada.follows("bea");
  await hasBrand(site, { slug: "norr" });
  await ada.followsBrand("norr");
  await bea.follows("ada");
  await ada.mutes("cleo");
  await ada.sends("POST", api.folders, { name: "For winter" });
  await ada.sends("POST", api.reports, { kind: "look", slug: hers.slug, reason: "spam", note: "An advertisement" });
  await cleo.setsPrivacy(true);
  const [look] = await db.select().from(looks).where(eq(looks.slug, hers.slug));
  const [self] = await db.select({ id: members.id }).from(members).where(eq(members.slug, "ada"));
  await db.insert(saves).values({ memberId: self?.id ?? "", lookId: look?.id ?? "", savedAt: context.clock() });
  await db.update(looks).set({ saveCount: 1 }).where(eq(looks.slug, hers.slug));
  return { site, photo, own, cover, links, coat, edited, mended, hers };
}
