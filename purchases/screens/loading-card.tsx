import { type CSSProperties, useEffect, useRef } from "react";
import { escapeKeyHandler } from "../browser/escape-key-handler.ts";
import { loadingText } from "../loading/loading-texts.ts";
import { skeletonStyle } from "../loading/skeleton-style.ts";
import { customProperties, type Theme } from "../theme/theme.ts";
import { useLayout } from "./use-layout.ts";

interface LoadingCardProps {
  theme: Theme;
  coversPage: boolean;
  /** Null where the customer cannot close it. */
  close: (() => void) | null;
}

/** A checkout whose language is not loaded yet. */
export function LoadingCard({ theme, coversPage, close }: LoadingCardProps) {
  const root = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const layout = useLayout(root);
  useEffect(() => {
    if (coversPage) card.current?.focus({ preventScroll: true });
  }, [coversPage]);
  const dialog = {
    role: "dialog",
    "aria-modal": true,
    "aria-label": loadingText,
    onKeyDown: close ? escapeKeyHandler(close) : undefined,
  };
  return (
    <div
      className="hpc-root"
      ref={root}
      data-layout={layout}
      data-mode={theme.mode}
      lang="en"
      style={customProperties(theme) as CSSProperties}
    >
      <div className="hpc-card" data-step="loading" ref={card} aria-busy tabIndex={-1} {...(coversPage ? dialog : {})}>
        <div style={skeletonStyle} />
      </div>
    </div>
  );
}
