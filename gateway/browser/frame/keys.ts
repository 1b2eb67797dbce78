import { tellPage } from "./page.ts";

/** Keys that mean something to the page around the frame, and whether the frame is being typed in. */
export function tellKeys(): void {
  addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) tellPage({ kind: "enter" });
    if (event.key === "Escape") tellPage({ kind: "escape" });
  });
  document.forms[0]?.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("focus", () => tellPage({ kind: "focus" }));
  addEventListener("blur", () => tellPage({ kind: "blur" }));
}
