import layout from "@hemline/ui/styles/layout.module.css";
import { useEffect, useRef } from "react";
import type { EntryDetail } from "../../../shared/notebook/entry.ts";
import { paths } from "../../../shared/paths.ts";
import { deferredCommentSection } from "../../parts/comments/deferred-comment-section.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { picturePath } from "../../parts/layout/picture-path.ts";
import { EntryArticle } from "../../parts/notebook/entry/entry-article.tsx";
import { EntryJsonLd } from "../../parts/notebook/entry/entry-json-ld.tsx";
import { NextEntry } from "../../parts/notebook/entry/next-entry.tsx";
import { NotebookFeeds } from "../../parts/notebook/notebook-feeds.tsx";
import { usePage } from "../../payload.ts";
import styles from "./entry.module.css";

export function Entry() {
  const { entry, comments, next, isAdmin } = usePage("entry");
  const { slug, title, excerpt, cover, publishedAt, editedAt, categories } = entry;
  const description = excerpt || `“${title}”, an entry in Hemline’s notebook about clothes and those who wear them.`;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path={paths.entry(slug)}
        picture={["entries", slug]}
        photo={cover}
        type="article"
      />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      {editedAt && <meta property="article:modified_time" content={editedAt} />}
      <NotebookFeeds />
      <EntryJsonLd entry={entry} picture={picturePath(["entries", slug], { title, description, photo: cover })} />
      <OpenedEntry key={slug} entry={entry} isAdmin={isAdmin} />
      {comments && (
        <div className={`${layout.read} ${styles.comments}`}>
          <deferredCommentSection.Component key={slug} kind="entry" slug={slug} comments={comments} />
        </div>
      )}
      <NextEntry categories={categories} next={next} />
    </>
  );
}

/** Keeps the focus in the text when the gate has gone with the button that had it. */
function OpenedEntry({ entry, isAdmin }: { entry: EntryDetail; isAdmin: boolean }) {
  const article = useRef<HTMLElement>(null);
  const shown = useRef(entry.access);
  // The focus belongs to the document.
  useEffect(() => {
    const wasClosed = shown.current !== "open";
    shown.current = entry.access;
    if (wasClosed && entry.access === "open" && document.activeElement === document.body)
      article.current?.focus({ preventScroll: true });
  }, [entry.access]);
  return <EntryArticle ref={article} entry={entry} isAdmin={isAdmin} />;
}
