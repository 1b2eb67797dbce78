import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { Link } from "react-router";
import { type LookFeed, lookFeeds } from "../../../shared/look.ts";
import { type LooksChoice, looksAddress } from "./looks-address.ts";

const words: Record<LookFeed, string> = { new: "New", following: "Following" };

/** All looks, or those of the members whom the viewer follows. Filters stay. */
export function FeedTabs({ choice }: { choice: LooksChoice }) {
  return (
    <Tabs label="Whose looks">
      {lookFeeds.map((feed) => (
        <Link
          key={feed}
          to={looksAddress({ ...choice, feed })}
          aria-current={feed === choice.feed ? "page" : undefined}
          preventScrollReset
        >
          {words[feed]}
        </Link>
      ))}
    </Tabs>
  );
}
