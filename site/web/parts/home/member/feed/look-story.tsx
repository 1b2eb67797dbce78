import type { PhotoUrgency } from "@hemline/ui/photos/photo.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { LookStory as Story } from "../../../../../shared/looks/look.ts";
import { paths } from "../../../../../shared/paths.ts";
import { Link } from "../../../../navigation/link.tsx";
import { TimeAgo } from "../../../format/time-ago.tsx";
import { LikeButton } from "../../../looks/like-button.tsx";
import { photoSizes } from "../../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../../photos/uploaded-photo.tsx";
import styles from "./look-story.module.css";
import { StoryByline } from "./story-byline.tsx";

export function LookStory({
  look,
  look: { slug, title, text, number, member, photo, postedAt },
  urgency,
}: {
  look: Story;
  urgency: PhotoUrgency;
}) {
  return (
    <article className={styles.story}>
      <StoryByline member={member} note={<TimeAgo at={postedAt} />}>
        posted look {number}
      </StoryByline>
      <div className={styles.photo}>
        <UploadedPhoto photo={photo} sizes={photoSizes.story} urgency={urgency} />
      </div>
      <div className={styles.body}>
        <h3 className={`${typography.d40} ${styles.title}`}>
          <Link to={paths.look(slug)} dir="auto">
            {title}
          </Link>
        </h3>
        {text && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        <LikeButton look={look} size="large" />
      </div>
    </article>
  );
}
