import type from "@hemline/ui/type.module.css";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import type { MemberCard as Card } from "../../shared/member.ts";
import { paths } from "../../shared/paths.ts";
import { counted } from "./counted.ts";
import { DisplayName } from "./display-name.tsx";
import { LookPhoto } from "./look-photo.tsx";
import { lookSizes } from "./look-sizes.ts";
import { MemberAvatar } from "./member-avatar.tsx";
import styles from "./member-card.module.css";

/** A member in a list: what they wear first, then who they are. The name's link covers the card. */
export function MemberCard({ member, member: { slug, city, looks, photos } }: { member: Card }) {
  return (
    <article className={styles.card}>
      {photos.length > 0 && (
        <div className={styles.photos} style={{ "--photos": photos.length } as CSSProperties}>
          {photos.map((photo) => (
            <LookPhoto key={photo.id} photo={photo} alt="" sizes={lookSizes.memberCard} fit="cover" />
          ))}
        </div>
      )}
      <div className={styles.who}>
        <MemberAvatar member={member} />
        <div className={styles.words}>
          <h2 className={type.h22}>
            <Link to={paths.member(slug)}>
              <DisplayName member={member} />
            </Link>
          </h2>
          <p>
            {counted(looks, "look")}
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
