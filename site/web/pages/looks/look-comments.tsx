import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { CommentSection } from "../../parts/comments/comment-section.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { usePage } from "../../payload.ts";

/** A look's comments without the look: further pages of them, or one thread. */
export function LookComments() {
  const { look, comments, of, form } = usePage("lookComments");
  const { slug, title, member } = look;
  return (
    <div className={layout.read}>
      <PageMeta
        title={`Comments on ${title}`}
        description={`What members say about “${title}” by ${member.username} on Hemline.`}
        path={paths.lookComments(slug)}
        indexed={false}
      />
      <PageTitle
        lead={
          <>
            <Link className={typography.link} to={paths.look(slug)}>
              Back to the look
            </Link>
            {of !== null && (
              <>
                {" · "}
                <Link className={typography.link} to={paths.lookComments(slug)}>
                  All comments
                </Link>
              </>
            )}
          </>
        }
      >
        <span dir="auto">{title}</span>
      </PageTitle>
      <CommentSection key={`${slug} ${of}`} look={look} comments={comments} thread={of} sent={form} />
    </div>
  );
}
