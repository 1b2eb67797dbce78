import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { Link } from "../../navigation/link.tsx";
import { DisplayName } from "../members/display-name.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { WornLabel } from "../wardrobe/worn-label.tsx";
import styles from "./late-verdict.module.css";

const maxLength = 220;

/** What somebody says who has worn it often. */
export function LateVerdict({ review }: { review: ReviewCard }) {
  const { author, photos, source, wears, id } = review;
  const [photo] = photos;
  return (
    <section className={styles.section}>
      <SectionHeading>After forty wears</SectionHeading>
      <div className={styles.verdict} data-pictured={photo ? true : undefined}>
        {photo && (
          <div className={styles.photo}>
            <UploadedPhoto photo={photo} sizes="(min-width:900px) 33vw, 94vw" fit="cover" />
          </div>
        )}
        <figure className={styles.words}>
          <blockquote className={typography.d40} dir="auto">
            {beginningOf(source)}
          </blockquote>
          <figcaption className={styles.author}>
            {author ? (
              <Link className={styles.member} to={paths.member(author.slug)}>
                <MemberAvatar member={author} />
                <b>
                  <DisplayName member={author} />
                </b>
              </Link>
            ) : (
              <b>A former member</b>
            )}
            <WornLabel wears={wears ?? 0} />
            <a className={typography.link} href={`#review-${id}`}>
              Read the review
            </a>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

/** Without the signs of Markdown, up to the end of a word. */
function beginningOf(source: string): string {
  const text = source.replace(/[*_~`>#]/g, "").replace(/\s+/g, " ").trim();
  return text.length <= maxLength ? text : `${text.slice(0, text.lastIndexOf(" ", maxLength))} …`;
}
