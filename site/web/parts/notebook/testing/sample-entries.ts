import type { Viewer } from "../../../../shared/accounts/user.ts";
import type { CategoryCard, EntryCard, EntryDetail, EntryPart } from "../../../../shared/notebook/entry.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";

export const tilda = { slug: "tilda-rask", username: "Tilda Rask", isSubscribed: true, avatar: null };

export const visitor = null;
export const noor: Viewer = {
  ...{ slug: "noor", username: "Noor", fullName: "Noor", email: "noor@hemline.example", avatar: null, role: "member" },
  ...{ isAdmin: false, isMember: true, isSubscribed: false, isPrivate: false, isVerified: true },
  ...{ requests: 0, unread: 0, restriction: null },
};

const samplePhoto = (id: string, width = 1440, height = 960): PhotoCard => ({
  ...{ id, version: 1, width, height, widths: [320, 720, 1440], avif: false, colour: "#b8c8c8", crop: null },
  alt: `A photo of ${id}.`,
});

const arithmetic = { slug: "wardrobe-arithmetic", name: "Wardrobe arithmetic" };

export const sampleCategory = (name: string, entries = 3): CategoryCard => ({
  ...{ slug: name.toLowerCase().replaceAll(" ", "-"), name, entries, cover: null },
  description: `Entries about ${name}.`,
});

export const sampleEntry = (slug: string, different: Partial<EntryCard> = {}): EntryCard => ({
  ...{ slug, title: `About ${slug}`, excerpt: `What ${slug} taught me.`, cover: samplePhoto(slug) },
  ...{ allowed: "everyone", author: tilda, categories: [arithmetic], publishedAt: "2026-11-14T09:00:00Z", minutes: 9 },
  ...different,
});

const first =
  "On the first of October I wrote down every coat I own. There were seven. I would have said four. Three of them hung behind the door of the spare room, under a garment bag I had not opened since we moved here.";

const sampleParts: EntryPart[] = [
  { kind: "html", html: `<p>${first}</p><h2>What a mark does</h2>` },
  { kind: "figure", layout: "full", photos: [samplePhoto("rail")], caption: "The rail, in <em>January</em>." },
  { kind: "figure", layout: "pair", photos: [samplePhoto("left", 600, 800), samplePhoto("right")], caption: "" },
  {
    kind: "card",
    card: {
      kind: "item",
      owner: tilda,
      item: {
        ...{ id: "coat", name: "Wool coat", category: "coat", colours: [], brand: "Norr & Sund", brandLink: null },
        ...{ product: null, photo: null, wears: 31, isFavourite: false, isWished: false, isArchived: false },
        audience: "everyone",
      },
    },
  },
];

export const sampleDetail = (different: Partial<EntryDetail> = {}): EntryDetail => ({
  ...sampleEntry("coats"),
  ...{ id: "entry", editedAt: null, access: "open", offer: null, parts: sampleParts },
  ...different,
});
