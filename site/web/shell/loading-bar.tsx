import { useEffect, useState } from "react";
import { useIsLoading } from "../navigation/use-is-loading.ts";
import styles from "./loading-bar.module.css";
import { loadingBar, loadingProgress } from "./loading-progress.ts";

const fadeMs = 400;

export function LoadingBar() {
  const isLoading = useIsLoading();
  const [progress, setProgress] = useState<number | null>(null);

  useEffect(() => {
    if (!isLoading) return;
    let frame = 0;
    const start = setTimeout(() => {
      const startedAt = performance.now();
      const draw = () => {
        setProgress(loadingProgress(performance.now() - startedAt));
        frame = requestAnimationFrame(draw);
      };
      draw();
    }, loadingBar.throttleMs);
    return () => {
      clearTimeout(start);
      cancelAnimationFrame(frame);
      setProgress((shown) => (shown === null ? null : 100));
    };
  }, [isLoading]);

  useEffect(() => {
    if (progress !== 100) return;
    const gone = setTimeout(() => setProgress(null), fadeMs);
    return () => clearTimeout(gone);
  }, [progress]);

  if (progress === null) return null;
  return (
    <div
      className={styles.bar}
      data-testid="loading-bar"
      data-done={progress === 100 || undefined}
      style={{
        blockSize: loadingBar.heightPx,
        background: loadingBar.colour,
        transform: `scaleX(${progress / 100})`,
      }}
    />
  );
}
