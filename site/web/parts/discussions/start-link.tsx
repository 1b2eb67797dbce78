import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useViewer } from "../../payload.ts";
import { AccountLink } from "../account/account-link.tsx";

/** To the form of a new discussion, with the group chosen. Visitors log in first. */
export function StartLink({ group }: { group: { slug: string } | null }) {
  const to = group ? paths.startDiscussionIn(group.slug) : paths.startDiscussion;
  const words = (
    <>
      <Icon name="edit" size="sm" />
      Start a discussion
    </>
  );
  return useViewer() ? (
    <Link className={buttonClass({})} to={to}>
      {words}
    </Link>
  ) : (
    <AccountLink mode="login" reason="Log in to start a discussion" to={to} className={buttonClass({})}>
      {words}
    </AccountLink>
  );
}
