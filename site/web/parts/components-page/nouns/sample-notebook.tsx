import type { SamplePhotos } from "../../../../shared/home/pages.ts";
import type { EntryCard, EntryPart, ShownCard } from "../../../../shared/notebook/entry.ts";
import type { FigureLayout } from "../../../../shared/notebook/entry-document.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { GarmentCard } from "../../garment-card/garment-card.tsx";
import { EntryGate } from "../../notebook/entry/entry-gate.tsx";
import { EntryBody } from "../../notebook/entry-body.tsx";
import { CategoryCard } from "../../notebook/list/category-card.tsx";
import { CoverStory } from "../../notebook/list/cover-story.tsx";
import { EntryLine } from "../../notebook/list/entry-line.tsx";
import { EntryStory } from "../../notebook/list/entry-story.tsx";
import styles from "../sample.module.css";
import { maren, noor, photoOf, sampleEntry, sampleItem } from "./sample-data.ts";

const subscribers: EntryCard = {
  ...sampleEntry,
  slug: "resoling",
  title: "Resoling, added up",
  allowed: "subscribers",
};
const members: EntryCard = { ...sampleEntry, slug: "sleeve", title: "الكم الأيسر", author: noor, allowed: "members" };

const care = { slug: "care", name: "The mending basket" };

const coat: ShownCard = {
  kind: "item",
  owner: maren,
  item: sampleItem("coat", "Wool coat"),
};
const brand: ShownCard = {
  kind: "brand",
  brand: {
    ...{ slug: "norr-sund", name: "Norr & Sund", logo: null, description: null, followers: 3208, products: 214 },
    ...{ rating: null, isFollowed: null },
  },
};
const first = `<p>On the first of October I wrote down every coat I own. There were seven. I would have said four. Three of them hung behind the door of the spare room, under a garment bag I had not opened since we moved.</p><h2>What a mark does</h2><p>A price is a fact about one afternoon. A wear count is a fact about a life.</p><aside class="pull-quote" aria-hidden="true">A wear count is a fact about a life.</aside><ul><li>The camel one stays.</li><li>The navy one went to my sister.</li></ul><hr><p dir="auto">ثلاثة معاطف على علّاقة واحدة.</p>`;

const html = (text: string): EntryPart => ({ kind: "html", html: text });

const figure = (layout: FigureLayout, photos: readonly (PhotoCard | null)[], caption: string): EntryPart => ({
  ...{ kind: "figure", layout, caption },
  photos: photos.filter((photo) => photo !== null),
});

const partsWith = ({ looks, landscape }: SamplePhotos): EntryPart[] => [
  html(first),
  figure("full", [landscape ?? photoOf(looks, 5)], "The whole rail, on the <em>first of October</em>."),
  html("<p>I hung the counted ones on the left.</p>"),
  figure("inset", [photoOf(looks, 0)], "Left: counted. Right: <strong>not yet</strong>."),
  html("<p>By March the left side was heavier.</p>"),
  figure("pair", [photoOf(looks, 1), photoOf(looks, 2)], "المعطف نفسه، في أكتوبر وفي مارس."),
  { kind: "card", card: coat },
  html("<blockquote><p>The expensive one is for sale.</p></blockquote>"),
];

export function SampleNotebook(photos: SamplePhotos) {
  const { looks } = photos;
  return (
    <>
      <CoverStory
        entry={{ ...sampleEntry, cover: photoOf(looks, 0), categories: [care] }}
        heading="h3"
        urgency="lazy"
      />
      <div className={styles.threeColumns}>
        {[sampleEntry, subscribers, members].map((one, at) => (
          <EntryStory key={one.slug} entry={{ ...one, cover: photoOf(looks, at + 1) }} />
        ))}
      </div>
      <div className={styles.twoColumns}>
        <CategoryCard
          category={{ ...care, description: "Washing, airing, waiting.", cover: photoOf(looks, 4), entries: 31 }}
        />
      </div>
      <EntryLine entry={subscribers} />
      <div className={styles.twoColumns}>
        {[coat, brand].map((card) => (
          <GarmentCard key={card.kind} card={card} />
        ))}
      </div>
      <div>
        <EntryBody parts={partsWith(photos)} />
        <EntryGate slug="coats" readers="subscribers" offer={{ price: "€36.00 a year", trialDays: 7 }} hasTeaser />
      </div>
      <EntryGate slug="sleeve" readers="members" offer={null} hasTeaser={false} />
    </>
  );
}
