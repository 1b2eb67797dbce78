import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { type ReactNode, useState } from "react";
import { Link } from "../../navigation/link.tsx";
import { onPlainClick } from "../../on-plain-click.ts";
import styles from "./comment-thread.module.css";

/** A link to further replies of a thread, which adds them to it. */
export function MoreReplies({
  href,
  load,
  children,
}: {
  href: string;
  load: (href: string) => Promise<void>;
  children: ReactNode;
}) {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const start = async () => {
    setState("loading");
    try {
      await load(href);
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className={styles.more}>
      {state === "failed" ? (
        <p role="alert" className={styles.failed}>
          We couldn’t load the replies.{" "}
          <Button kind="bare" size="sm" onClick={() => void start()}>
            Try again
          </Button>
        </p>
      ) : (
        <Link
          className={buttonClass({ kind: "bare", size: "sm" })}
          to={href}
          aria-busy={state === "loading" || undefined}
          onClick={onPlainClick(() => {
            if (state === "idle") void start();
          })}
        >
          {children}
        </Link>
      )}
    </div>
  );
}
