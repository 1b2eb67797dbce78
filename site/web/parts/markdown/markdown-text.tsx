import styles from "./markdown-text.module.css";

/** What a member wrote, as HTML of `renderMarkdown`. */
export const MarkdownText = ({ html }: { html: string }) => (
  <div
    className={styles.text}
    dir="auto"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: `renderMarkdown` makes a closed list of tags.
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
