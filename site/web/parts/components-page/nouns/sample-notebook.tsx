import type { LookCard } from "../../../../shared/looks/look.ts";
import type { EntryCard, EntryPart, ShownCard } from "../../../../shared/notebook/entry.ts";
import { GarmentCard } from "../../garment-card/garment-card.tsx";
import { EntryGate } from "../../notebook/entry/entry-gate.tsx";
import { EntryBody } from "../../notebook/entry-body.tsx";
import { CategoryCard } from "../../notebook/list/category-card.tsx";
import { CoverStory } from "../../notebook/list/cover-story.tsx";
import { EntryLine } from "../../notebook/list/entry-line.tsx";
import { EntryStory } from "../../notebook/list/entry-story.tsx";
import styles from "../sample.module.css";
import { maren, noor, photoOf, sampleItem } from "./sample-data.ts";

const entry: EntryCard = {
  ...{ slug: "coats", title: "The coat nobody wears is the expensive one", cover: null, allowed: "everyone" },
  excerpt: "I logged a whole winter. What I paid at the till turned out to be the least interesting number.",
  ...{ author: maren, categories: [], publishedAt: "2026-11-14T09:00:00Z", minutes: 9 },
};
const subscribers: EntryCard = { ...entry, slug: "resoling", title: "Resoling, added up", allowed: "subscribers" };
const members: EntryCard = { ...entry, slug: "sleeve", title: "الكم الأيسر", author: noor, allowed: "members" };

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
const parts: EntryPart[] = [
  {
    kind: "html",
    html: `<p>On the first of October I wrote down every coat I own. There were seven. I would have said four. Three of them hung behind the door of the spare room, under a garment bag I had not opened since we moved.</p><h2>What a mark does</h2><p>A price is a fact about one afternoon. A wear count is a fact about a life.</p><aside class="pull-quote" aria-hidden="true">A wear count is a fact about a life.</aside><ul><li>The camel one stays.</li><li>The navy one went to my sister.</li></ul><hr><p dir="auto">ثلاثة معاطف على علّاقة واحدة.</p>`,
  },
  { kind: "card", card: coat },
  { kind: "html", html: "<blockquote><p>The expensive one is for sale.</p></blockquote>" },
];

export function SampleNotebook({ looks }: { looks: readonly LookCard[] }) {
  return (
    <>
      <CoverStory entry={{ ...entry, cover: photoOf(looks, 0), categories: [care] }} heading="h3" urgency="lazy" />
      <div className={styles.threeColumns}>
        {[entry, subscribers, members].map((one, at) => (
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
        <EntryBody parts={parts} />
        <EntryGate slug="coats" readers="subscribers" offer={{ price: "€36.00 a year", trialDays: 7 }} hasTeaser />
      </div>
      <EntryGate slug="sleeve" readers="members" offer={null} hasTeaser={false} />
    </>
  );
}
