import { useEffect, useState } from "react";
import { mentionedSlugs } from "../../../shared/markdown/mentions.ts";
import { renderMarkdown } from "../../../shared/markdown/render-markdown.ts";
import { MarkdownText } from "./markdown-text.tsx";

/** Which of these slugs lead to members, whose names become links. */
export type FindMentioned = (slugs: string[]) => Promise<readonly string[]>;

/** By the same renderer as on the server. */
export function TextPreview({ source, findMentioned }: { source: string; findMentioned?: FindMentioned | undefined }) {
  const [mentioned, setMentioned] = useState<ReadonlySet<string>>(new Set());
  const slugs = mentionedSlugs(source).join(",");
  // Only the server knows who there is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other names are worth a call
  useEffect(() => {
    if (!findMentioned || slugs === "") return;
    let isCurrent = true;
    findMentioned(slugs.split(","))
      .then((found) => isCurrent && setMentioned(new Set(found)))
      // Without an answer the names stay text.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [slugs]);
  return <MarkdownText html={renderMarkdown(source, { mentioned })} />;
}
