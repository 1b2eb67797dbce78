import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { type DiscussionList, discussionLists } from "../../../shared/discussions/discussion-options.ts";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useViewer } from "../../payload.ts";

const names: Record<DiscussionList, string> = {
  latest: "Latest",
  new: "New",
  unanswered: "Unanswered",
  unread: "Unread",
  following: "Following",
  yours: "Yours",
};

const forAll: readonly DiscussionList[] = ["latest", "new", "unanswered"];

/** Which discussions a list shows, within the chosen group and tag. */
export function DiscussionTabs({ page: { show, group, tag } }: { page: Pages["discussions"] }) {
  const shown = useViewer() ? discussionLists : forAll;
  return (
    <Tabs label="Which discussions">
      {shown.map((list) => (
        <Link
          key={list}
          to={discussionsPath({ show: list, group: group?.slug ?? null, tag })}
          aria-current={list === show ? "page" : undefined}
          preventScrollReset
        >
          {names[list]}
        </Link>
      ))}
    </Tabs>
  );
}

/** The list with these filters. */
function discussionsPath(filter: { show: DiscussionList; group: string | null; tag: string | null }): string {
  const query = new URLSearchParams();
  if (filter.group !== null) query.set("group", filter.group);
  if (filter.tag !== null) query.set("tag", filter.tag);
  if (filter.show !== "latest") query.set("show", filter.show);
  return query.size ? `${paths.discussions}?${query}` : paths.discussions;
}
