import typography from "@hemline/ui/styles/typography.module.css";
import type { DraftState } from "./draft-sync.ts";

const failures = {
  "no-connection": "You’re offline. Your draft is saved on this device.",
  "logged-out": "You’re logged out. Your draft is saved on this device.",
  busy: "We couldn’t save your draft to your account. It’s saved on this device.",
  refused: "We couldn’t save your draft to your account. It’s saved on this device.",
};

/** One quiet line, which screen readers hear when it changes. */
export function DraftStatus({ state }: { state: DraftState<unknown> }) {
  const text = state.step === "saved" ? "Draft saved" : state.step === "failed" ? failures[state.why] : "";
  return (
    <p className={`${typography.s13} ${typography.faint}`} role="status">
      {text}
    </p>
  );
}
