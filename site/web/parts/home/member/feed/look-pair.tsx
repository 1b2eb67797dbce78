import type { LookStory } from "../../../../../shared/looks/look.ts";
import { TimeAgo } from "../../../format/time-ago.tsx";
import { LookCard } from "../../../looks/look-card.tsx";
import { photoSizes } from "../../../photos/photo-sizes.ts";
import styles from "./look-pair.module.css";
import { StoryByline } from "./story-byline.tsx";

/** Two looks that a member posted one after the other. */
export function LookPair({ looks }: { looks: readonly [LookStory, LookStory] }) {
  const [{ member, postedAt }] = looks;
  return (
    <article className={styles.story}>
      <StoryByline member={member} note={<TimeAgo at={postedAt} />}>
        posted 2 looks
      </StoryByline>
      <div className={styles.pair}>
        {looks.map((look) => (
          <LookCard key={look.slug} look={look} sizes={photoSizes.pair} />
        ))}
      </div>
    </article>
  );
}
