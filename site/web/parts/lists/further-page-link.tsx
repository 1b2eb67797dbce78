import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { Pager } from "@hemline/ui/navigation/pager.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "../../navigation/link.tsx";
import { onPlainClick } from "../../on-plain-click.ts";
import type { FurtherPage } from "./use-paged-list.ts";

/** A link to the next or previous page of a list, which adds it to the list. */
export function FurtherPageLink({
  page: { href, state, added, load },
  kind,
  noun,
  isCompact = false,
  skeleton,
}: {
  page: FurtherPage;
  kind: "more" | "older" | "previous";
  noun: string;
  isCompact?: boolean;
  skeleton?: ReactNode;
}) {
  const pager = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // The focus belongs to the document: it must not be lost with the link at the end of the list.
  useEffect(() => {
    if (href === null && hadFocus.current && document.activeElement === document.body)
      pager.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [href]);
  if (state === "failed")
    return (
      <ErrorState title={`We couldn’t load ${kind === "previous" ? "the previous" : kind} ${noun}`} onRetry={load}>
        The connection was lost. Everything already on this page is still here.
      </ErrorState>
    );
  if (kind === "previous" && href === null && added === 0) return null;
  const loaded = added > 0 && state === "idle" ? `${added} ${kind} ${noun} loaded` : undefined;
  return (
    <>
      {state === "loading" && skeleton}
      <Pager ref={pager} isCompact={isCompact} word={loaded && href === null ? `${loaded}. ${ending[kind]}` : loaded}>
        {href !== null && (
          <Link
            className={buttonClass({ kind: "line", ...(isCompact && { size: "sm" }) })}
            to={href}
            aria-busy={state === "loading" || undefined}
            onClick={onPlainClick(() => {
              hadFocus.current = pager.current?.contains(document.activeElement) ?? false;
              load();
            })}
          >
            {state === "loading" ? "Loading" : `Show ${kind} ${noun}`}
          </Link>
        )}
      </Pager>
    </>
  );
}

const ending = {
  more: "You’ve seen them all.",
  older: "You’ve seen them all.",
  previous: "You’re at the start of the list.",
};
