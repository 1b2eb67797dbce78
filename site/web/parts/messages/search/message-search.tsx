import { SearchField } from "@hemline/ui/forms/search-field.tsx";
import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { type FormEvent, useRef, useState } from "react";
import type { FoundMessage, FoundMessagesAnswer } from "../../../../shared/discussions/message.ts";
import { api, paths } from "../../../../shared/paths.ts";
import { callApiQuietly } from "../../../call-api.ts";
import { Link } from "../../../navigation/link.tsx";
import { formatCount } from "../../format/format-count.ts";
import { TimeAgo } from "../../format/time-ago.tsx";
import styles from "./message-search.module.css";

type Found =
  | { step: "idle" | "searching" | "failed" }
  | { step: "found"; words: string; messages: readonly FoundMessage[] };

/** Finds messages of one conversation by their words. */
export function MessageSearch({ slug }: { slug: string }) {
  const [found, setFound] = useState<Found>({ step: "idle" });
  const [words, setWords] = useState("");
  /** The answer to an earlier search may come after that to a later one. */
  const last = useRef(0);
  const search = async () => {
    const asked = ++last.current;
    const show = (now: Found) => asked === last.current && setFound(now);
    if (words.trim() === "") return show({ step: "idle" });
    show({ step: "searching" });
    try {
      const { data } = await callApiQuietly<FoundMessagesAnswer>(
        `${api.messages(slug)}?search=${encodeURIComponent(words)}`,
      );
      show({ step: "found", words, messages: data?.messages ?? [] });
    } catch {
      show({ step: "failed" });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void search();
  };
  return (
    <div className={layout.stack}>
      <search aria-label="This discussion">
        <form onSubmit={submit}>
          <SearchField
            label="Search this discussion"
            placeholder="Search this discussion"
            value={words}
            onChange={({ target: { value } }) => setWords(value)}
          />
        </form>
      </search>
      <p className={typography.hidden} role="status">
        {found.step === "found" && `${formatCount(found.messages.length, "reply", "replies")} found`}
      </p>
      {found.step === "searching" && <Skeleton />}
      {found.step === "failed" && (
        <ErrorState title="We couldn’t search" onRetry={() => void search()}>
          The connection was lost. Try again.
        </ErrorState>
      )}
      {found.step === "found" && found.messages.length === 0 && (
        <p className={typography.s14}>
          No replies with “<span dir="auto">{found.words}</span>”. Check the spelling or try fewer words.
        </p>
      )}
      {found.step === "found" && found.messages.length > 0 && (
        <ol className={`${layout.list} ${styles.found}`}>
          {found.messages.map(({ number, author, text, postedAt }) => (
            <li key={number}>
              <Link to={paths.message(slug, number)} preventScrollReset>
                <b dir="auto">{author}</b> <TimeAgo at={postedAt} />
                <span dir="auto">{text}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
