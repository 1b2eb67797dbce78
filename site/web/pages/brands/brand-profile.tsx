import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import { formatNumber } from "../../../shared/format-number.ts";
import { paths } from "../../../shared/paths.ts";
import { BrandHeader } from "../../parts/brands/brand-header.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { MemberLinks } from "../../parts/members/member-links.tsx";
import { usePage } from "../../payload.ts";
import styles from "./brand-profile.module.css";

export function BrandProfile() {
  const { brand } = usePage("brandProfile");
  const { slug, name, description, foundedIn, links, counts, rating, cover } = brand;
  const facts = [
    ["Founded", foundedIn],
    ["Rating", rating && `${rating.average.toFixed(1)} of 5`],
    ["Reviews", counts.reviews || null],
    ["Collections", counts.collections || null],
    ["Products", counts.products || null],
  ].filter(([, value]) => value);
  return (
    <BrandHeader key={slug} brand={brand}>
      <PageMeta
        title={`${name}, profile`}
        description={`Facts and links about the brand ${name}, and how many members on Hemline follow it. ${description ?? ""}`}
        path={paths.brandProfile(slug)}
        picture={["brands", slug]}
        photo={cover}
      />
      <section className={styles.profile}>
        <SectionHeading size="h32">
          About <span dir="auto">{name}</span>
        </SectionHeading>
        {facts.length === 0 && links.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState icon="tag" title="Nothing here yet">
              <p>We don’t know more about this brand than its name.</p>
            </EmptyState>
          </div>
        ) : (
          <dl className={styles.facts}>
            {facts.map(([word, value]) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{typeof value === "number" && word !== "Founded" ? formatNumber(value) : value}</dd>
              </div>
            ))}
            {links.length > 0 && (
              <div>
                <dt>Links</dt>
                <dd>
                  <MemberLinks links={links} />
                </dd>
              </div>
            )}
          </dl>
        )}
      </section>
    </BrandHeader>
  );
}
