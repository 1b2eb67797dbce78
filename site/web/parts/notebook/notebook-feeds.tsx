import { paths } from "../../../shared/paths.ts";
import { useOrigin } from "../layout/use-origin.ts";

const feeds = [
  { format: "rss", type: "application/rss+xml" },
  { format: "atom", type: "application/atom+xml" },
  { format: "json", type: "application/feed+json" },
] as const;

/** Tells feed readers where the notebook’s feeds are. React moves it into the head. */
export function NotebookFeeds() {
  const origin = useOrigin();
  return feeds.map(({ format, type }) => (
    <link
      key={format}
      rel="alternate"
      type={type}
      title="Hemline, the notebook"
      href={origin + paths.notebookFeed(format)}
    />
  ));
}
