import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { SearchField } from "@hemline/ui/forms/search-field.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import type { PhotoUrgency } from "@hemline/ui/photos/photo.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { MemberCard as Card } from "../../../shared/members/member.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { SearchForm } from "../../navigation/search-form.tsx";
import { AccountLink } from "../../parts/account/account-link.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { FurtherPageLink } from "../../parts/lists/further-page-link.tsx";
import { ListSkeleton } from "../../parts/lists/list-skeleton.tsx";
import { LongList } from "../../parts/lists/long-list.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { MemberCard } from "../../parts/members/member-card.tsx";
import { countedKind } from "../../parts/search/kind-words.ts";
import { NoResults } from "../../parts/search/no-results.tsx";
import { SuggestedMembers } from "../../parts/suggestions/suggested-members.tsx";
import { usePage } from "../../payload.ts";
import styles from "./members.module.css";

const orders = [
  { sort: "newest", word: "Newest", to: paths.members },
  { sort: "followers", word: "Most followed", to: `${paths.members}?sort=followers` },
  { sort: "looks", word: "Most looks", to: `${paths.members}?sort=looks` },
] as const;

const photosOf = ({ photos }: Card) => ({ "data-photos": photos.length });

/** A card shows up to three photos, and three cards are on the first screen. */
const urgencyAt = (at: number): PhotoUrgency => (at === 0 ? "first" : at < 3 ? "soon" : "lazy");

export function Members() {
  const { members, sort, search, found, suggestions } = usePage("members");
  const { items, previous, next, rendering } = usePagedList("members", members);
  return (
    <div className={layout.wide}>
      <PageMeta
        title="Members"
        description="Everyone who has joined Hemline and what they wear, newest members first."
        path={paths.members}
        picture={["pages", "members"]}
      />
      <PageTitle>Members</PageTitle>
      <SearchForm role="search" action={paths.members} className={styles.search}>
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
      </SearchForm>
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
        items.length > 0 && (
          <p role="status" className={styles.found}>
            {countedKind("members", found)} found for “<bdi>{search}</bdi>”.{" "}
            <Link className={typography.link} to={paths.members}>
              Show all members
            </Link>
          </p>
        )
      )}
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <SuggestedMembers suggestions={suggestions} />
        </div>
      )}
      {items.length === 0 ? (
        <NoMembers search={search} />
      ) : (
        <>
          <FurtherPageLink page={previous} kind="previous" noun="members" />
          <LongList items={items} rendering={rendering} className={styles.list} itemProps={photosOf}>
            {(member) => <MemberCard member={member} urgency={urgencyAt(items.indexOf(member))} />}
          </LongList>
          <FurtherPageLink page={next} kind="more" noun="members" skeleton={<ListSkeleton />} />
        </>
      )}
    </div>
  );
}

function NoMembers({ search }: { search: string | null }) {
  if (search !== null) return <NoResults text={search} clear={paths.members} />;
  return (
    <div className={styles.empty}>
      <EmptyState icon="people" title="No members yet">
        <p>Be the first to join.</p>
        <AccountLink mode="register" className={buttonClass({ size: "sm" })}>
          Join free
        </AccountLink>
      </EmptyState>
    </div>
  );
}
