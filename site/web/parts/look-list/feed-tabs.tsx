import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { Link } from "../../navigation/link.tsx";
import { useViewer } from "../../payload.ts";
import { filteredLooksPath, type LooksChoice } from "./filtered-looks-path.ts";

const feeds = [
  { feed: "new", name: "New" },
  { feed: "following", name: "Following" },
  { feed: "popular", name: "Popular" },
] as const;

/** All looks, newest or most popular first, or those of the members whom the viewer follows. Filters stay. */
export function FeedTabs({ choice }: { choice: LooksChoice }) {
  const viewer = useViewer();
  const shown = feeds.filter(({ feed }) => viewer !== null || feed !== "following");
  return (
    <Tabs label="Which looks">
      {shown.map(({ feed, name }) => (
        <Link
          key={feed}
          to={filteredLooksPath({ ...choice, feed })}
          aria-current={feed === choice.feed ? "page" : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </Tabs>
  );
}
