import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useRef, useState } from "react";
import { dayMs } from "../../../shared/durations.ts";
import { deletedLookDays } from "../../../shared/lifetimes.ts";
import type { DeletedLook } from "../../../shared/looks/look.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { ShortDay } from "../format/short-day.tsx";
import styles from "./deleted-looks.module.css";
import { restoreLook } from "./restore-look.ts";

const lastDay = (deletedAt: string): string => new Date(Date.parse(deletedAt) + deletedLookDays * dayMs).toISOString();

/** The viewer's looks that they can restore. */
export function DeletedLooks({ looks }: { looks: readonly DeletedLook[] }) {
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} tabIndex={-1} className={styles.section}>
      <SectionHeading size="h32">Recently deleted</SectionHeading>
      <p className={styles.text}>
        Nobody sees a look that you’ve deleted. You can restore it for {deletedLookDays} days, with its photos, likes
        and comments. It then comes last in your order.
      </p>
      {looks.length === 0 ? (
        <p className={styles.none}>No deleted looks</p>
      ) : (
        <ul className={layout.list}>
          {looks.map((look) => (
            <li key={look.slug} className={styles.look}>
              <span className={styles.photo} style={{ backgroundColor: look.colour }} aria-hidden="true" />
              <p className={styles.words}>
                <span className={typography.h22} dir="auto">
                  {look.title}
                </span>
                <span className={styles.until}>
                  Can be restored until <ShortDay at={lastDay(look.deletedAt)} />
                </span>
              </p>
              {/* The button with the focus goes with its row. */}
              <RestoreButton look={look} onRestored={() => section.current?.focus({ preventScroll: true })} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RestoreButton({ look: { slug, title }, onRestored }: { look: DeletedLook; onRestored: () => void }) {
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    if (await restoreLook(slug)) {
      await refresh();
      onRestored();
    } else setBusy(false);
  };
  return (
    <Button kind="line" size="sm" busy={isBusy} aria-label={`Restore ${title}`} onClick={() => void press()}>
      Restore
    </Button>
  );
}
