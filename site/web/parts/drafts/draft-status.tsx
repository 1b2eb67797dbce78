import typography from "@hemline/ui/styles/typography.module.css";
import type { DraftState } from "./draft-sync.ts";

const failures = {
  "no-connection": "Not saved: no connection. Your draft is still on this device.",
  "logged-out": "Not saved: you’re logged out. Your draft is still on this device.",
  busy: "Not saved yet. Your draft is still on this device.",
  refused: "Not saved. Your draft is still on this device.",
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
