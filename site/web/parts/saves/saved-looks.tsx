import { useRef, useState } from "react";
import type { SavesPages } from "../../../shared/saves/pages.ts";
import { LoadMoreLink } from "../lists/load-more-link.tsx";
import { sliceOf, useLoadMore } from "../lists/use-load-more.ts";
import { LookMasonry } from "../looks/look-masonry.tsx";
import { NothingSaved } from "./nothing-saved.tsx";
import { SavedLookMenu } from "./saved-look-menu.tsx";

const looksOf = sliceOf("saved", (data) => data.looks);

/** Keyed by the folder: what was removed from one list may be in another. */
export function SavedLooks({
  looks,
  folder,
  onChange,
}: Pick<SavesPages["saved"], "looks" | "folder"> & {
  /** Folders have changed. */
  onChange: () => void;
}) {
  const more = useLoadMore(looks, looksOf);
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const shown = more.items.filter(({ slug }) => !removed.has(slug));
  const listed = (slug: string, isListed: boolean) => {
    setRemoved((before) => new Set(isListed ? [...before].filter((one) => one !== slug) : [...before, slug]));
    // The menu that had the focus is gone with its card.
    if (!isListed) list.current?.focus({ preventScroll: true });
    onChange();
  };
  return (
    <div ref={list} tabIndex={-1}>
      {shown.length === 0 && more.nextHref === null ? (
        <NothingSaved folder={folder} />
      ) : (
        <>
          <LookMasonry
            looks={shown}
            toolsFor={(look) => (
              <SavedLookMenu look={look} folder={folder} onListed={(isListed) => listed(look.slug, isListed)} />
            )}
          />
          <LoadMoreLink more={more} noun="looks" />
        </>
      )}
    </div>
  );
}
