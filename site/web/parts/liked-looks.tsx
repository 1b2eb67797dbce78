import { Hem } from "@hemline/ui/hem.tsx";
import type { LookCard } from "../../shared/look.ts";
import styles from "./aside-rows.module.css";
import { LookCard as Card } from "./look-card.tsx";

/** What the viewer liked last. */
export function LikedLooks({ looks }: { looks: readonly LookCard[] }) {
  return (
    <section>
      <Hem size="h32">You liked</Hem>
      <ul className={styles.pairs}>
        {looks.map((look) => (
          <li key={look.slug}>
            <Card look={look} sizes="(min-width:1000px) 11rem, 46vw" shape="even" />
          </li>
        ))}
      </ul>
    </section>
  );
}
