import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { Pager } from "@hemline/ui/navigation/pager.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { onPlainClick } from "../../on-plain-click.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import type { LoadMore } from "./use-load-more.ts";

export function LoadMoreLink({
  more,
  noun,
  skeleton = <ListSkeleton />,
}: {
  more: LoadMore<unknown>;
  noun: string;
  /** Like the items that are loading. */
  skeleton?: ReactNode;
}) {
  const { items, nextHref, state, load } = more;
  const before = useRef(items.length);
  const added = items.length - before.current;
  // To announce how many items were added.
  useEffect(() => {
    if (state === "loading") before.current = items.length;
  }, [state, items.length]);
  if (state === "failed")
    return (
      <ErrorState title={`We couldn’t load more ${noun}`} onRetry={load}>
        The connection was lost. Everything already on this page is still here.
      </ErrorState>
    );
  if (!nextHref)
    return <Pager word={added > 0 ? `${added} more ${noun} loaded. You’ve seen them all.` : undefined}>{null}</Pager>;
  return (
    <>
      {state === "loading" && skeleton}
      <Pager word={added > 0 && state === "idle" ? `${added} more ${noun} loaded` : undefined}>
        <Link
          className={buttonClass({ kind: "line" })}
          to={nextHref}
          aria-busy={state === "loading" || undefined}
          onClick={onPlainClick(load)}
        >
          {state === "loading" ? "Loading" : `Show more ${noun}`}
        </Link>
      </Pager>
    </>
  );
}
