import type { CommentPart } from "../../shared/comments/comment.ts";
import { mentionPattern } from "../../shared/markdown/mentions.ts";

const address = /https?:\/\/[^\s<>"“”]+/gi;

/** @param members by slug in the text; others stay text */
export function commentParts(
  source: string,
  members: ReadonlyMap<string, { slug: string; username: string }>,
): CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  const add = (at: number, length: number, part: CommentPart) => {
    if (at > end) parts.push({ kind: "text", text: source.slice(end, at) });
    parts.push(part);
    end = at + length;
  };
  for (const { index, found, part } of [...linksIn(source), ...mentionsIn(source, members)].sort(
    (one, other) => one.index - other.index,
  ))
    if (index >= end) add(index, found.length, part);
  if (end < source.length) parts.push({ kind: "text", text: source.slice(end) });
  return parts;
}

interface FoundPart {
  index: number;
  found: string;
  part: CommentPart;
}

function mentionsIn(source: string, members: ReadonlyMap<string, { slug: string; username: string }>): FoundPart[] {
  return Array.from(source.matchAll(mentionPattern)).flatMap(({ index, 0: found, 1: slug = "" }) => {
    const member = members.get(slug.toLowerCase());
    return member ? [{ index, found, part: { kind: "mention", ...member } }] : [];
  });
}

function linksIn(source: string): FoundPart[] {
  return Array.from(source.matchAll(address)).flatMap(({ index, 0: matched }) => {
    const found = withoutEnd(matched);
    const href = URL.parse(found)?.href;
    return href ? [{ index, found, part: { kind: "link", href, text: found } }] : [];
  });
}

/** Without the punctuation of the sentence around it; a closing bracket stays where the address opens it. */
function withoutEnd(text: string): string {
  const trimmed = text.replace(/[.,;:!?'’…]+$/, "");
  if (trimmed.endsWith(")") && !trimmed.includes("(")) return withoutEnd(trimmed.slice(0, -1));
  return trimmed;
}
