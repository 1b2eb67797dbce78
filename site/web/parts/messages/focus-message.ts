/** Focuses a message as soon as it is drawn, so that the keyboard and screen readers continue there. */
export function focusMessage(number: number): void {
  requestAnimationFrame(() => {
    const message = document.getElementById(`message-${number}`);
    const folded = message?.querySelector("details");
    if (folded) folded.open = true;
    message?.focus({ preventScroll: true });
    message?.scrollIntoView({ block: "nearest" });
  });
}
