import { useRef, useState } from "react";
import type { SavesPages } from "../../../shared/saves/pages.ts";
import { usePagedList } from "../lists/use-paged-list.ts";
import { PagedLooks } from "../look-list/paged-looks.tsx";
import { NothingSaved } from "./nothing-saved.tsx";
import { SavedLookMenu } from "./saved-look-menu.tsx";

/** Keyed by the folder: what was removed from one list may be in another. */
export function SavedLooks({
  looks,
  folder,
  onChange,
}: Pick<SavesPages["saved"], "looks" | "folder"> & {
  /** Folders have changed. */
  onChange: () => void;
}) {
  const list = usePagedList("saved", looks);
  const section = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const shown = list.items.filter(({ slug }) => !removed.has(slug));
  const listed = (slug: string, isListed: boolean) => {
    setRemoved((before) => new Set(isListed ? [...before].filter((one) => one !== slug) : [...before, slug]));
    // The menu that had the focus is gone with its card.
    if (!isListed) section.current?.focus({ preventScroll: true });
    onChange();
  };
  return (
    <div ref={section} tabIndex={-1}>
      {shown.length === 0 && list.next.href === null && list.previous.href === null ? (
        <NothingSaved folder={folder} />
      ) : (
        <PagedLooks
          list={list}
          looks={shown}
          toolsFor={(look) => (
            <SavedLookMenu look={look} folder={folder} onListed={(isListed) => listed(look.slug, isListed)} />
          )}
        />
      )}
    </div>
  );
}
