import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { StartForm } from "../../parts/discussions/start-form.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { usePage } from "../../payload.ts";

export function StartDiscussion() {
  const page = usePage("startDiscussion");
  return (
    <div className={layout.read}>
      <PageMeta
        title="Start a discussion"
        description="Ask a question or share what you know."
        path={paths.startDiscussion}
        indexed={false}
      />
      <PageTitle lead="Ask a question, or share what you know. Others answer from what they own.">
        Start a discussion
      </PageTitle>
      {page.groups.length > 0 ? (
        <StartForm page={page} />
      ) : (
        <EmptyState icon="comment" title="No group to write in">
          <p>Discussions belong to a group, and there is none that you can write in.</p>
          <Link className={buttonClass({ kind: "line" })} to={paths.discussions}>
            See discussions
          </Link>
        </EmptyState>
      )}
    </div>
  );
}
