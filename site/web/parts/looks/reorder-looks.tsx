import { Button } from "@hemline/ui/buttons/button.tsx";
import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { useReorder } from "@hemline/ui/reordering/use-reorder.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import type { LookCard } from "../../../shared/look.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useHoldReload } from "../../shell/hold-reload.ts";
import { useRefresh } from "../../shell/use-refresh.ts";
import type { LoadMore } from "../lists/use-load-more.ts";
import { MemberPhoto } from "../photos/member-photo.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import styles from "./reorder-looks.module.css";

/** The member's looks in order, moved by drag, keys or buttons and saved together. */
export function ReorderLooks({
  looks,
  more: { nextHref, state, load },
  onDone,
}: {
  looks: readonly LookCard[];
  more: LoadMore<LookCard>;
  onDone: () => void;
}) {
  const refresh = useRefresh();
  /** The new order as slugs; looks that are loaded later follow it. */
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const bySlug = new Map(looks.map((look) => [look.slug, look]));
  const known = new Set(chosen);
  const line = [...chosen.flatMap((slug) => bySlug.get(slug) ?? []), ...looks.filter(({ slug }) => !known.has(slug))];
  const isChanged = line.some((look, at) => look !== looks[at]);
  useHoldReload(isChanged);
  const { list, handle, move, dragged, word } = useReorder<HTMLOListElement>(line.length, (from, to) =>
    setChosen((was) => {
      const slugs = [...was, ...line.map(({ slug }) => slug).filter((slug) => !was.includes(slug))];
      const [moved] = slugs.splice(from, 1);
      if (moved) slugs.splice(to, 0, moved);
      return slugs;
    }),
  );
  const save = async () => {
    setBusy(true);
    try {
      await callApi(api.lookOrder, { method: "PUT", body: { slugs: line.map(({ slug }) => slug) } });
      await refresh();
      onDone();
    } catch {
      setBusy(false);
    }
  };
  return (
    <section className={styles.order} aria-label="Change order">
      <div className={styles.tools}>
        <p className={typography.dim}>
          Drag a look by its handle, or use its buttons. The first one is your featured look.
        </p>
        <div className={`${layout.row} ${layout.wrapping}`}>
          <Button kind="bare" size="sm" onClick={onDone}>
            Leave it as it was
          </Button>
          <Button size="sm" busy={isBusy} disabled={!isChanged} onClick={() => void save()}>
            Save order
          </Button>
        </div>
      </div>
      <ol ref={list} className={styles.line}>
        {line.map(({ slug, title, photo }, at) => (
          <li key={slug} className={styles.look} data-dragged={dragged === at || undefined}>
            <IconButton icon="grip" label={`Move ${title}, by drag or arrow keys`} {...handle(at)} />
            <span className={styles.number}>{at + 1}</span>
            <span className={styles.photo}>
              <MemberPhoto photo={photo} alt="" sizes={photoSizes.thumb} fit="cover" />
            </span>
            <b className={layout.grow} dir="auto">
              {title}
            </b>
            <span className={styles.first}>
              {at > 0 && (
                <Button kind="bare" size="sm" onClick={() => move(at, 0)} aria-label={`Make ${title} the first`}>
                  Make first
                </Button>
              )}
            </span>
            <IconButton icon="up" label={`Move ${title} up`} disabled={at === 0} onClick={() => move(at, at - 1)} />
            <IconButton
              icon="down"
              label={`Move ${title} down`}
              disabled={at === line.length - 1}
              onClick={() => move(at, at + 1)}
            />
          </li>
        ))}
      </ol>
      {nextHref && (
        <Note>
          There are more looks below these.{" "}
          <button type="button" className={typography.link} onClick={load} aria-busy={state === "loading"}>
            Show more
          </button>
        </Note>
      )}
      <p className={typography.hidden} role="status">
        {word}
      </p>
    </section>
  );
}
