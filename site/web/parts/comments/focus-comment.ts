/** Focuses a comment as soon as it is drawn, so that the keyboard and screen readers continue there. */
export function focusComment(id: string): void {
  requestAnimationFrame(() => {
    const comment = document.getElementById(`comment-${id}`);
    const folded = comment?.closest("details") ?? null;
    if (folded) folded.open = true;
    comment?.focus({ preventScroll: true });
    comment?.scrollIntoView({ block: "nearest" });
  });
}
