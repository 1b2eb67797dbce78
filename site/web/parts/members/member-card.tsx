import type { PhotoUrgency } from "@hemline/ui/photos/photo.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { CSSProperties } from "react";
import type { MemberCard as Card } from "../../../shared/members/member.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { DisplayName } from "./display-name.tsx";
import { MemberAvatar } from "./member-avatar.tsx";
import styles from "./member-card.module.css";

/** The name's link covers the whole card. */
export function MemberCard({
  member,
  member: { slug, city, looks, photos },
  urgency,
}: {
  member: Card;
  urgency?: PhotoUrgency;
}) {
  return (
    <article className={styles.card}>
      {photos.length > 0 && (
        <div className={styles.photos} style={{ "--photos": photos.length } as CSSProperties}>
          {photos.map((photo) => (
            <UploadedPhoto
              key={photo.id}
              photo={photo}
              alt=""
              sizes={photoSizes.memberCard}
              fit="cover"
              urgency={urgency}
            />
          ))}
        </div>
      )}
      <div className={styles.member}>
        <MemberAvatar member={member} />
        <div className={styles.text}>
          <h2 className={typography.h22}>
            <Link to={paths.member(slug)}>
              <DisplayName member={member} />
            </Link>
          </h2>
          <p>
            {looks === null ? "Private account" : formatCount(looks, "look")}
            {city && (
              <>
                , <span dir="auto">{city}</span>
              </>
            )}
          </p>
        </div>
      </div>
    </article>
  );
}
