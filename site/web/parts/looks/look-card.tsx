import type { PhotoUrgency } from "@hemline/ui/photos/photo.tsx";
import type { ReactNode } from "react";
import type { LookCard as Card } from "../../../shared/looks/look.ts";
import { paths } from "../../../shared/paths.ts";
import { KeptArticle } from "../../kept-article.tsx";
import { Link } from "../../navigation/link.tsx";
import { useViewer } from "../../payload.ts";
import { MarkedText, useMarkText } from "../format/marked-text.tsx";
import { DisplayName } from "../members/display-name.tsx";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { AudienceLabel } from "./audience-label.tsx";
import { LikeButton } from "./like-button.tsx";
import styles from "./look-card.module.css";

/** The title's link covers the whole card; member and heart are above it. */
export function LookCard({
  look,
  look: { slug, title, number, member, photo, audience },
  sizes,
  urgency,
  shape = "own",
  by = true,
  tools,
}: {
  look: Card;
  sizes: string;
  urgency?: PhotoUrgency;
  /** `own` keeps the photo's proportions, `even` crops to 4:5, `fill` takes the available space. */
  shape?: "own" | "even" | "fill";
  /** False on the member's own page. */
  by?: boolean;
  /** At the upper corner of the photo. */
  tools?: ReactNode;
}) {
  const isOwn = useViewer()?.slug === member.slug;
  const isMarked = useMarkText() !== null;
  // In place of the name, which its member knows.
  const label = isOwn && audience !== "everyone" && <AudienceLabel audience={audience} />;
  return (
    <KeptArticle
      className={shape === "own" ? styles.card : `${styles.card} ${styles[shape]}`}
      dependsOn={tools || isMarked ? null : [look, sizes, urgency, shape, by, isOwn]}
    >
      <div className={styles.photo}>
        <UploadedPhoto photo={photo} sizes={sizes} urgency={urgency} fit={shape === "own" ? "own" : "cover"} />
      </div>
      <div className={styles.caption}>
        <h3 className={styles.title}>
          <Link to={paths.look(slug)} dir="auto">
            <MarkedText text={title} />
          </Link>
        </h3>
        <div className={styles.row}>
          <p className={styles.by}>
            {label}
            {by && !label && (
              <Link to={paths.member(member.slug)}>
                <DisplayName member={member} />
              </Link>
            )}
            {by || label ? <span className={styles.number}>, look {number}</span> : `Look ${number}`}
          </p>
          <LikeButton look={look} />
        </div>
      </div>
      {tools}
    </KeptArticle>
  );
}
