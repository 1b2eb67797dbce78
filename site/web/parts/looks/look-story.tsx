import type { Photo } from "@hemline/ui/photos/photo.tsx";
import type { ComponentProps } from "react";
import type { LookStory as Story } from "../../../shared/looks/look.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { ShortDay } from "../format/short-day.tsx";
import { DisplayName } from "../members/display-name.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { LikeButton } from "./like-button.tsx";
import styles from "./look-story.module.css";

export function LookStory({
  look,
  look: { slug, title, text, number, member, photo, postedAt },
  urgency,
}: {
  look: Story;
  urgency: ComponentProps<typeof Photo>["urgency"];
}) {
  return (
    <article className={styles.story}>
      <div className={styles.member}>
        <MemberAvatar member={member} />
        <p>
          <Link to={paths.member(member.slug)}>
            <b>
              <DisplayName member={member} />
            </b>
          </Link>{" "}
          posted look {number}
          <br />
          <ShortDay at={postedAt} />
        </p>
      </div>
      <div className={styles.photo}>
        <UploadedPhoto photo={photo} sizes={photoSizes.story} urgency={urgency} />
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
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
