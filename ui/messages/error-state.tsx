import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface ErrorStateProps {
  title: string;
  children: ReactNode;
  busy?: boolean;
  onRetry: () => void;
}

/** Content that failed to load, with a retry button. */
export function ErrorState({ title, children, busy, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState icon="warning" title={title} tone="broken">
        <p>{children}</p>
        <Button kind="line" size="sm" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    </div>
  );
}
