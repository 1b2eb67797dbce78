import typography from "@hemline/ui/styles/typography.module.css";
import type { CommentPart } from "../../../shared/comments/comment.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import styles from "./comment-text.module.css";

export function CommentText({ parts }: { parts: readonly CommentPart[] }) {
  return (
    <p className={styles.text} dir="auto">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no other identity
        <Part key={at} part={part} />
      ))}
    </p>
  );
}

function Part({ part }: { part: CommentPart }) {
  switch (part.kind) {
    case "text":
      return part.text;
    case "mention":
      return (
        <Link className={typography.link} to={paths.member(part.slug)}>
          <bdi>@{part.username}</bdi>
        </Link>
      );
    case "link":
      return (
        <a className={typography.link} href={part.href} rel="nofollow ugc noopener">
          {part.text}
        </a>
      );
  }
}
