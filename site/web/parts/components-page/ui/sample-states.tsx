import { Button } from "@hemline/ui/buttons/button.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import { useState } from "react";
import styles from "../sample.module.css";

export function SampleStates() {
  const [tries, setTries] = useState(0);
  return (
    <div className={styles.threeColumns}>
      <EmptyState title="No looks yet">
        <p>Post the first one. A photo of what you’re wearing today is enough.</p>
        <Button size="sm" onClick={() => setTries(0)}>
          Post a look
        </Button>
      </EmptyState>
      <ErrorState title="We couldn’t load the looks" onRetry={() => setTries(tries + 1)}>
        The connection was lost. {tries > 0 ? `Attempts: ${tries}.` : "Your draft is saved."}
      </ErrorState>
      <LoadingLook />
    </div>
  );
}

function LoadingLook() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton ratio={1.25} />
      <Skeleton width="80%" />
      <Skeleton width="50%" />
    </div>
  );
}
