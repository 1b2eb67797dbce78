import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { type HomeList, homeLists } from "../../../../../shared/home/home-lists.ts";
import { paths } from "../../../../../shared/paths.ts";
import { Link } from "../../../../navigation/link.tsx";

const names: Record<HomeList, string> = { everything: "Everything", looks: "Looks", reviews: "Reviews", talk: "Talk" };

export function HomeTabs({ show }: { show: HomeList }) {
  return (
    <Tabs label="What the feed shows">
      {homeLists.map((list) => (
        <Link key={list} to={paths.homeOf(list)} aria-current={list === show ? "page" : undefined} preventScrollReset>
          {names[list]}
        </Link>
      ))}
    </Tabs>
  );
}
