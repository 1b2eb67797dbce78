/** Unsent comments by look and thread, kept in this tab. */
const keyOf = (slug: string, threadId: string | null) => `comment ${slug} ${threadId ?? ""}`;

export function readCommentDraft(slug: string, threadId: string | null): string {
  try {
    return sessionStorage.getItem(keyOf(slug, threadId)) ?? "";
  } catch {
    return "";
  }
}

/** An empty one is forgotten. A full or forbidden storage must not break the form. */
export function saveCommentDraft(slug: string, threadId: string | null, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(slug, threadId), text);
    else sessionStorage.removeItem(keyOf(slug, threadId));
  } catch {}
}
