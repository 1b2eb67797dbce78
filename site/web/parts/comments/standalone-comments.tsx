import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { CommentsPage } from "../../../shared/comments/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { PageMeta } from "../layout/page-meta.tsx";
import { PageTitle } from "../layout/page-title.tsx";
import { deferredCommentSection } from "./deferred-comment-section.ts";

/** The comments on a look or an entry alone: further pages of them, or one thread. */
export function StandaloneComments({ subject, comments, of, form }: CommentsPage) {
  const { kind, slug, title, author } = subject;
  return (
    <div className={layout.read}>
      <PageMeta
        title={`Comments on ${title}`}
        description={`What members say about “${title}”${author ? ` by ${author.username}` : ""} on Hemline.`}
        path={paths.comments(subject)}
        indexed={false}
      />
      <PageTitle
        lead={
          <>
            <Link className={typography.link} to={paths.commented(subject)}>
              Back to the {kind}
            </Link>
            {of !== null && (
              <>
                {" · "}
                <Link className={typography.link} to={paths.comments(subject)}>
                  All comments
                </Link>
              </>
            )}
          </>
        }
      >
        <span dir="auto">{title}</span>
      </PageTitle>
      <deferredCommentSection.Component
        key={`${slug} ${of}`}
        kind={kind}
        slug={slug}
        comments={comments}
        thread={of}
        sent={form}
      />
    </div>
  );
}
