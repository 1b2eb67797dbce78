import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { Link } from "react-router";
import { filteredLooksPath, type LooksChoice } from "./filtered-looks-path.ts";

const feeds = [
  { feed: "new", name: "New" },
  { feed: "following", name: "Following" },
] as const;

/** All looks, or those of the members whom the viewer follows. Filters stay. */
export function FeedTabs({ choice }: { choice: LooksChoice }) {
  return (
    <Tabs label="Whose looks">
      {feeds.map(({ feed, name }) => (
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
