import { useState } from "react";
import type { LookCard as Card } from "../../../../shared/looks/look.ts";
import { paths } from "../../../../shared/paths.ts";
import { LookStory } from "../../home/member/feed/look-story.tsx";
import { ListSkeleton } from "../../lists/list-skeleton.tsx";
import { EmptyLookList } from "../../look-list/empty-look-list.tsx";
import { LikeButton } from "../../looks/like-button.tsx";
import { LookCard } from "../../looks/look-card.tsx";
import { LookSpread } from "../../looks/look-spread.tsx";
import { TagDot } from "../../looks/tags/tag-dot.tsx";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import { SaveButton } from "../../saves/save-button.tsx";
import { ShareButton } from "../../sharing/share-button.tsx";
import styles from "../sample.module.css";
import { maren } from "./sample-data.ts";

const choice = { feed: "new", season: null, occasion: null, colour: null, brand: null, product: null } as const;

export function SampleLooks({ looks }: { looks: readonly Card[] }) {
  const [first] = looks;
  return (
    <>
      {first && (
        <>
          <div className={styles.threeColumns}>
            {(["own", "even", "even"] as const).map((shape, at) => {
              const look = looks[at];
              return look && <LookCard key={look.slug} look={look} shape={shape} sizes={photoSizes.row} by={at < 2} />;
            })}
          </div>
          <LookSpread looks={looks} />
          <div className={styles.twoColumns}>
            <LookStory
              look={{ ...first, member: { ...maren, ...first.member }, text: "The first frost of the year." }}
              urgency="lazy"
            />
            <Tagged look={first} />
          </div>
          <div className={styles.row}>
            <LikeButton look={{ ...first, liked: false }} />
            <LikeButton look={{ ...first, liked: true, likes: first.likes + 1 }} size="large" />
            <SaveButton look={first} isSaved={false} />
            <ShareButton title={first.title} path={paths.look(first.slug)} />
          </div>
        </>
      )}
      <div className={styles.twoColumns}>
        <EmptyLookList choice={{ ...choice, feed: "following" }} filters="" />
        <EmptyLookList choice={choice} filters="autumn, work" />
      </div>
      <ListSkeleton />
    </>
  );
}

const tags = [
  { id: "coat", name: "Camel coat", x: 0.5, y: 0.35 },
  { id: "bag", name: "Bag", x: 0.2, y: 0.75 },
];

function Tagged({ look }: { look: Card }) {
  const [open, setOpen] = useState<string | null>("coat");
  return (
    <div className={styles.tagged}>
      <UploadedPhoto photo={look.photo} sizes={photoSizes.story} urgency="lazy" />
      {tags.map((tag, at) => (
        <TagDot
          key={tag.id}
          tag={{ ...tag, photo: look.photo.id, item: null, brand: null, product: null }}
          owner={look.member.slug}
          number={at + 1}
          isOpen={open === tag.id}
          onOpen={() => setOpen(open === tag.id ? null : tag.id)}
        />
      ))}
    </div>
  );
}
