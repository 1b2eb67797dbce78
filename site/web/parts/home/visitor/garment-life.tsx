import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import { formatDay } from "../../../../shared/format-day.ts";
import type { GarmentLife as Life } from "../../../../shared/home/pages.ts";
import type { LookCard } from "../../../../shared/looks/look.ts";
import { paths } from "../../../../shared/paths.ts";
import type { ReviewCard } from "../../../../shared/reviews/review.ts";
import { Link } from "../../../navigation/link.tsx";
import { DisplayName } from "../../members/display-name.tsx";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import { firstSentences } from "../../reviews/first-sentences.ts";
import { Stars } from "../../reviews/ratings/stars.tsx";
import { reviewFacts } from "../../reviews/review-facts.ts";
import { subjectPath } from "../../reviews/subject-path.ts";
import { ItemPicture } from "../../wardrobe/item-picture.tsx";
import { WornLabel } from "../../wardrobe/worn-label.tsx";
import styles from "./garment-life.module.css";
import { oneOf } from "./one-of.ts";

/** What happened to one item since it was added to a wardrobe. */
export function GarmentLife({ life: { item, owner, ownedSince, firstLook, newestLook, review } }: { life: Life }) {
  const itemPath = paths.item(owner.slug, item.id);
  return (
    <section className={layout.wide}>
      <SectionHeading
        aside={
          <Link className={typography.link} to={paths.memberWardrobe(owner.slug)}>
            The whole wardrobe
          </Link>
        }
      >
        The life of one {oneOf(item.category)}
      </SectionHeading>
      <ol className={styles.life}>
        <li className={styles.step}>
          <StepPhoto to={itemPath}>
            <ItemPicture item={item} sizes={photoSizes.spread} alt="" />
          </StepPhoto>
          <h3 className={typography.h26}>Owned</h3>
          <p className={styles.text}>
            <Link className={styles.name} to={itemPath} dir="auto">
              {item.name}
            </Link>
            {item.brand && (
              <>
                {" "}
                by <bdi>{item.brand}</bdi>
              </>
            )}
            , in the wardrobe of{" "}
            <Link to={paths.member(owner.slug)}>
              <DisplayName member={owner} />
            </Link>{" "}
            since {formatDay(ownedSince)}.
          </p>
        </li>
        <LookStep look={firstLook} title="First seen">
          <WornLabel wears={item.wears} />
        </LookStep>
        {review && <ReviewStep review={review} />}
        {newestLook && <LookStep look={newestLook} title="Still worn" />}
      </ol>
    </section>
  );
}

/** Its words lead there too. */
const StepPhoto = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={styles.photo} to={to} tabIndex={-1} aria-hidden="true">
    {children}
  </Link>
);

function LookStep({
  look: { slug, title, photo, postedAt },
  title: heading,
  children,
}: {
  look: LookCard;
  title: string;
  children?: ReactNode;
}) {
  const path = paths.look(slug);
  return (
    <li className={styles.step}>
      <StepPhoto to={path}>
        <UploadedPhoto photo={photo} alt="" sizes={photoSizes.spread} fit="cover" />
      </StepPhoto>
      <h3 className={typography.h26}>{heading}</h3>
      <p className={styles.text}>
        In{" "}
        <Link className={styles.name} to={path}>
          “<bdi>{title}</bdi>”
        </Link>
        , on {formatDay(postedAt)}.
      </p>
      {children}
    </li>
  );
}

function ReviewStep({ review }: { review: ReviewCard }) {
  const facts = reviewFacts(review);
  return (
    <li className={styles.step}>
      <div className={styles.quote}>
        <blockquote className={`${typography.h32} ${styles.words}`} dir="auto">
          {firstSentences(review.html)}
        </blockquote>
        <p className={styles.facts}>
          <Stars stars={review.halves / 2} />
          {facts && (
            <span className={typography.s14} dir="auto">
              {facts}
            </span>
          )}
        </p>
      </div>
      <h3 className={typography.h26}>Reviewed</h3>
      <p className={styles.text}>
        The review counts the wears, so you know whom to believe.{" "}
        <Link className={typography.link} to={subjectPath(review.subject)}>
          All its reviews
        </Link>
      </p>
    </li>
  );
}
