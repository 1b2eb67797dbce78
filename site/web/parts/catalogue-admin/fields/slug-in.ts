/** The slug that somebody typed or pasted: “maren-holt”, “@Maren-Holt”, or the address of a page. */
export function slugIn(text: string): string {
  const [path = ""] = text.trim().toLowerCase().replace(/^@/, "").split(/[?#]/);
  const [, ofMember] = /\/members\/([^/]+)/.exec(path) ?? [];
  return ofMember ?? path.replace(/\/+$/, "").split("/").at(-1) ?? "";
}
