import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { SearchField } from "@hemline/ui/forms/search-field.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { Form, Link } from "react-router";
import { paths } from "../../../shared/paths.ts";
import { AccountLink } from "../../parts/account/account-link.tsx";
import { formatCount } from "../../parts/format/format-count.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { LoadMoreLink } from "../../parts/lists/load-more-link.tsx";
import { sliceOf, useLoadMore } from "../../parts/lists/use-load-more.ts";
import { MemberCard } from "../../parts/members/member-card.tsx";
import { SuggestedMembers } from "../../parts/suggestions/suggested-members.tsx";
import { usePage } from "../../payload.ts";
import styles from "./members.module.css";

const membersOf = sliceOf("members", (data) => data.members);

const orders = [
  { sort: "newest", word: "Newest", to: paths.members },
  { sort: "followers", word: "Most followed", to: `${paths.members}?sort=followers` },
  { sort: "looks", word: "Most looks", to: `${paths.members}?sort=looks` },
] as const;

export function Members() {
  const { members, sort, search, suggestions } = usePage("members");
  const more = useLoadMore(members, membersOf);
  return (
    <div className={layout.wide}>
      <PageMeta
        title="Members"
        description="Everyone who has joined Hemline and what they wear, newest members first."
        path={paths.members}
        photo={members.items[0]?.photos[0]}
      />
      <PageTitle>Members</PageTitle>
      <Form role="search" action={paths.members} className={styles.search}>
        <SearchField
          key={search}
          label="Search members by name"
          name="search"
          placeholder="Name"
          defaultValue={search ?? ""}
        />
        <Button type="submit" kind="line">
          Search
        </Button>
      </Form>
      {search === null ? (
        <Tabs label="Sort members">
          {orders.map((order) => (
            <Link
              key={order.sort}
              to={order.to}
              aria-current={order.sort === sort ? "page" : undefined}
              preventScrollReset
            >
              {order.word}
            </Link>
          ))}
        </Tabs>
      ) : (
        <p role="status" className={styles.found}>
          {formatCount(more.items.length, "member")} found for “<bdi>{search}</bdi>”.{" "}
          <Link className={typography.link} to={paths.members}>
            Show all members
          </Link>
        </p>
      )}
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <SuggestedMembers suggestions={suggestions} />
        </div>
      )}
      {more.items.length === 0 ? (
        search === null && (
          <div className={styles.empty}>
            <EmptyState icon="people" title="No members yet">
              <p>Be the first to join.</p>
              <AccountLink mode="register" className={buttonClass({ size: "sm" })}>
                Join free
              </AccountLink>
            </EmptyState>
          </div>
        )
      ) : (
        <>
          <ul className={styles.list}>
            {more.items.map((member) => (
              <li key={member.slug} data-photos={member.photos.length}>
                <MemberCard member={member} />
              </li>
            ))}
          </ul>
          <LoadMoreLink more={more} noun="members" />
        </>
      )}
    </div>
  );
}
