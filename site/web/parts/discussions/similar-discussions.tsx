import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useEffect, useState } from "react";
import type { SimilarDiscussion, SimilarDiscussionsAnswer } from "../../../shared/discussions/discussion.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApiQuietly } from "../../call-api.ts";
import { formatCount } from "../format/format-count.ts";
import { GroupSwatch } from "./group-swatch.tsx";
import styles from "./similar-discussions.module.css";

const pauseMs = 400;

/** Discussions like the one whose title is typed. They open in another tab: what was typed stays. */
export function SimilarDiscussions({ title }: { title: string }) {
  const [found, setFound] = useState<readonly SimilarDiscussion[]>([]);
  const words = title.trim();
  // A pause in typing is worth a call.
  useEffect(() => {
    if (words.length < 4) return setFound([]);
    let isCurrent = true;
    const timer = setTimeout(() => {
      callApiQuietly<SimilarDiscussionsAnswer>(`${api.similarDiscussions}?title=${encodeURIComponent(words)}`)
        .then(({ data }) => isCurrent && setFound(data?.discussions ?? []))
        // Without an answer the discussion can be started all the same.
        .catch(() => isCurrent && setFound([]));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words]);
  return (
    <>
      <p className={typography.hidden} role="status">
        {found.length > 0 && `${formatCount(found.length, "similar discussion")} found`}
      </p>
      {found.length > 0 && (
        <section className={styles.similar} aria-label="Similar discussions">
          <p className={typography.h14}>Has it been asked before?</p>
          <ul className={layout.list}>
            {found.map(({ slug, title: other, group, replies }) => (
              <li key={slug}>
                <a href={paths.conversation(slug)} target="_blank" rel="noopener">
                  <GroupSwatch colour={group.colour} />
                  <span className={layout.grow} dir="auto">
                    {other}
                  </span>
                  <span>{formatCount(replies, "reply", "replies")}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
