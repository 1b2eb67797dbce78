import { Button } from "@hemline/ui/buttons/button.tsx";
import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { useReorder } from "@hemline/ui/reordering/use-reorder.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import type { LookCard } from "../../../shared/looks/look.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useHoldReload } from "../../state/hold-reload.ts";
import type { FurtherPage } from "../lists/use-paged-list.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import styles from "./reorder-looks.module.css";
import { useLookOrder } from "./use-look-order.ts";

/** The member's looks in order, moved by drag, keys or buttons and saved together. */
export function ReorderLooks({
  looks,
  next: { href, state, load },
  onDone,
}: {
  looks: readonly LookCard[];
  next: FurtherPage;
  onDone: () => void;
}) {
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const { ordered, isChanged, moveLook } = useLookOrder(looks);
  useHoldReload(isChanged);
  const { list, handleProps, move, draggedIndex, announcement } = useReorder<HTMLOListElement>(
    ordered.length,
    moveLook,
  );
  const save = async () => {
    setBusy(true);
    try {
      await callApi(api.lookOrder, { method: "PUT", body: { slugs: ordered.map(({ slug }) => slug) } });
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
          Drag a look by its handle or use the buttons. Your first look is your featured look.
        </p>
        <div className={`${layout.row} ${layout.wrapping}`}>
          <Button kind="bare" size="sm" onClick={onDone}>
            Cancel
          </Button>
          <Button size="sm" busy={isBusy} disabled={!isChanged} onClick={() => void save()}>
            Save order
          </Button>
        </div>
      </div>
      <ol ref={list}>
        {ordered.map(({ slug, title, photo }, at) => (
          <li key={slug} className={styles.look} data-dragged={draggedIndex === at || undefined}>
            <IconButton icon="grip" label={`Move ${title}, by drag or arrow keys`} {...handleProps(at)} />
            <span className={styles.number}>{at + 1}</span>
            <span className={styles.photo}>
              <UploadedPhoto photo={photo} alt="" sizes={photoSizes.thumb} fit="cover" />
            </span>
            <b className={layout.grow} dir="auto">
              {title}
            </b>
            <MoveButtons title={title} index={at} lastIndex={ordered.length - 1} onMove={(to) => move(at, to)} />
          </li>
        ))}
      </ol>
      {href !== null && (
        <Note>
          You have more looks.{" "}
          <button type="button" className={typography.link} onClick={load} aria-busy={state === "loading"}>
            Show more looks
          </button>
        </Note>
      )}
      <p className={typography.hidden} role="status">
        {announcement}
      </p>
    </section>
  );
}

function MoveButtons({
  title,
  index,
  lastIndex,
  onMove,
}: {
  title: string;
  index: number;
  lastIndex: number;
  onMove: (to: number) => void;
}) {
  return (
    <>
      <span className={styles.first}>
        {index > 0 && (
          <Button kind="bare" size="sm" onClick={() => onMove(0)} aria-label={`Make ${title} first`}>
            Make first
          </Button>
        )}
      </span>
      <IconButton icon="up" label={`Move ${title} up`} disabled={index === 0} onClick={() => onMove(index - 1)} />
      <IconButton
        icon="down"
        label={`Move ${title} down`}
        disabled={index === lastIndex}
        onClick={() => onMove(index + 1)}
      />
    </>
  );
}
