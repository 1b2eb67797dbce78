import type { DiscussionCard } from "../../../../shared/discussions/discussion.ts";
import type { SamplePhotos } from "../../../../shared/home/pages.ts";
import type { EntryCard } from "../../../../shared/notebook/entry.ts";
import type { ReviewCard } from "../../../../shared/reviews/review.ts";
import { ServerTime } from "../../format/time-ago.tsx";
import { GarmentLife } from "../../home/visitor/garment-life.tsx";
import { HomeNotebook } from "../../home/visitor/home-notebook.tsx";
import { HomeSteps } from "../../home/visitor/home-steps.tsx";
import { HomeTalk } from "../../home/visitor/home-talk.tsx";
import { WornReviews } from "../../home/visitor/worn-reviews.tsx";
import styles from "../sample.module.css";
import { maren, noor, now, photoOf, sampleDiscussion, sampleEntry, sampleItem, sampleReview } from "./sample-data.ts";

const discussions: DiscussionCard[] = [
  { ...sampleDiscussion, unread: null },
  { ...sampleDiscussion, id: "hems", slug: "hems", title: "أطراف الثوب", tags: [], replies: 9, unread: null },
  { ...sampleDiscussion, id: "cobblers", slug: "cobblers", title: "Cobblers who still stitch", unread: null },
];

/** What visitors read under the first screen of the home page. */
export function SampleFrontPage({ looks, landscape }: SamplePhotos) {
  const [first, second = null] = looks;
  const photo = photoOf(looks, 2);
  const entries: EntryCard[] = [
    { ...sampleEntry, cover: landscape ?? photo },
    { ...sampleEntry, slug: "resoling", title: "Resoling, added up", allowed: "subscribers" },
    { ...sampleEntry, slug: "sleeve", title: "الكم الأيسر", author: noor, excerpt: "", allowed: "members" },
  ];
  const reviews: ReviewCard[] = [
    { ...sampleReview, subject: { ...sampleReview.subject, photo } },
    {
      ...{ ...sampleReview, id: "boots", author: null, halves: 6, wears: null, html: "<p>Resoled once already.</p>" },
      subject: { ...sampleReview.subject, slug: "ankle-boots", name: "Ankle boots", photo: photoOf(looks, 3) },
    },
  ];
  return (
    <div className={styles.sections}>
      {first && (
        <GarmentLife
          life={{
            ...{ item: sampleItem("coat", "Wool coat", { photo }), owner: maren, ownedSince: "2024-10-02T09:00:00Z" },
            ...{ firstLook: first, newestLook: second, review: sampleReview },
          }}
        />
      )}
      <HomeNotebook entries={entries} />
      <div className={styles.twoColumns}>
        <WornReviews reviews={reviews} />
        <ServerTime value={now}>
          <HomeTalk discussions={discussions} />
        </ServerTime>
      </div>
      {/* Where no item has a life to tell yet. */}
      <HomeSteps looks={looks} />
    </div>
  );
}
