import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import type { LookCard } from "../../../../shared/looks/look.ts";
import { LookCard as Card } from "../../looks/look-card.tsx";
import styles from "./side-list.module.css";

export function LikedLooks({ looks }: { looks: readonly LookCard[] }) {
  return (
    <section>
      <SectionHeading size="h32">You liked</SectionHeading>
      <ul className={styles.twoColumns}>
        {looks.map((look) => (
          <li key={look.slug}>
            <Card look={look} sizes="(min-width:1000px) 11rem, 46vw" shape="even" />
          </li>
        ))}
      </ul>
    </section>
  );
}
