import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import type { DiscussionList } from "../../../shared/discussions/discussion-options.ts";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { StartLink } from "./start-link.tsx";

const titles: Record<DiscussionList, string> = {
  latest: "No discussions yet",
  new: "No discussions yet",
  unanswered: "No unanswered discussions",
  unread: "You’ve read everything",
  following: "You don’t follow any discussions",
  yours: "You haven’t started a discussion",
};

const texts: Partial<Record<DiscussionList, string>> = {
  unanswered: "Every discussion has a reply.",
  unread: "New replies in discussions you’ve opened appear here.",
  following: "You follow a discussion when you reply in it or choose to on its page.",
};

const invitation = (about: string) => `Ask a question or share what you know about ${about}.`;

/** Says what isn’t there, and what to do next. */
export function NoDiscussions({ page: { show, group, tag, bar } }: { page: Pages["discussions"] }) {
  const mayStart = bar === null || bar === "visitor";
  const text = (tag === null && texts[show]) || (mayStart && invitation(group?.name ?? "clothes"));
  return (
    <EmptyState icon="comment" title={tag !== null ? `No discussions tagged “${tag}”` : titles[show]}>
      {text && <p>{text}</p>}
      {tag !== null ? (
        <Link className={buttonClass({ kind: "line" })} to={paths.discussions} preventScrollReset>
          Clear filters
        </Link>
      ) : (
        mayStart && <StartLink group={group} />
      )}
    </EmptyState>
  );
}
