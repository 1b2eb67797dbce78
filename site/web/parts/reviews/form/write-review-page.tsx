import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../../shared/paths.ts";
import type { WriteReviewPage as Page } from "../../../../shared/reviews/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { PageMeta } from "../../layout/page-meta.tsx";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import { reviewsPathOf, writePathOf } from "../reviews-path.ts";
import { ReviewForm } from "./review-form.tsx";
import styles from "./write-review-page.module.css";

/** The form of a review beside what it is about. */
export function WriteReviewPage({ page, page: { subject, own } }: { page: Page }) {
  const { name, brand, photo } = subject;
  const title = own ? "Edit your review" : "Write a review";
  return (
    <div className={layout.wrap}>
      <PageMeta
        title={`${title} of ${name}`}
        description={`Say how ${name} of ${brand.name} fits and how it wears.`}
        path={writePathOf(subject) ?? paths.reviews}
        indexed={false}
      />
      <div className={styles.columns}>
        <div className={styles.subject}>
          {photo && <UploadedPhoto photo={photo} alt="" sizes="(min-width: 900px) 320px, 96px" fit="cover" />}
          <p>
            <Link className={typography.h22} to={reviewsPathOf(subject)} dir="auto">
              {name}
            </Link>
            <br />
            <Link className={typography.dim} to={paths.brand(brand.slug)} dir="auto">
              {brand.name}
            </Link>
          </p>
        </div>
        <div className={styles.form}>
          <h1 className={typography.d56}>{title}</h1>
          {own && (
            <p className={`${typography.s14} ${typography.dim}`}>
              After you save, readers can still open what it said before.
            </p>
          )}
          <ReviewForm key={`${subject.kind} ${subject.slug}`} page={page} />
        </div>
      </div>
    </div>
  );
}
