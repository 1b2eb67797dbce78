import { postToPage } from "./parent-page.ts";

/** Forwards keys and focus changes that the surrounding page reacts to. */
export function forwardKeys(): void {
  addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) postToPage({ kind: "enter" });
    if (event.key === "Escape") postToPage({ kind: "escape" });
  });
  document.forms[0]?.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("focus", () => postToPage({ kind: "focus" }));
  addEventListener("blur", () => postToPage({ kind: "blur" }));
}
