import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { BrandHeader } from "../../parts/brands/brand-header.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { FurtherPageLink } from "../../parts/lists/further-page-link.tsx";
import { LongList } from "../../parts/lists/long-list.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { FollowButton } from "../../parts/members/follow-button.tsx";
import { PeopleSkeleton } from "../../parts/members/people-skeleton.tsx";
import { PersonRow } from "../../parts/members/person-row.tsx";
import { usePage } from "../../payload.ts";
import styles from "./brand-followers.module.css";

export function BrandFollowers() {
  const { brand, people } = usePage("brandFollowers");
  const { items, previous, next, rendering } = usePagedList("brandFollowers", people);
  const { slug, name } = brand;
  const title = `Followers of ${name}`;
  return (
    <BrandHeader key={slug} brand={brand}>
      <PageMeta
        title={title}
        description={`${title} on Hemline, newest first.`}
        path={paths.brandFollowers(slug)}
        indexed={false}
      />
      <section className={styles.people}>
        <h2 className={typography.hidden}>{title}</h2>
        {items.length === 0 ? (
          <EmptyState icon="people" title="No followers yet">
            <p>
              Follow <span dir="auto">{name}</span> to see looks with its clothes on your home page.
            </p>
          </EmptyState>
        ) : (
          <>
            <FurtherPageLink page={previous} kind="previous" noun="followers" />
            <LongList items={items} rendering={rendering} className={layout.list}>
              {(person) => (
                <PersonRow person={person}>
                  <FollowButton member={person} />
                </PersonRow>
              )}
            </LongList>
            <FurtherPageLink page={next} kind="more" noun="followers" skeleton={<PeopleSkeleton />} />
          </>
        )}
      </section>
    </BrandHeader>
  );
}
