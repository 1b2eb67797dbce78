import { useState } from "react";

/** Whether something that was begun is still under way. */
export function usePending() {
  const [count, setCount] = useState(0);
  return {
    isPending: count > 0,
    track(work: Promise<unknown>) {
      setCount((before) => before + 1);
      void work.finally(() => setCount((before) => before - 1));
    },
  };
}
