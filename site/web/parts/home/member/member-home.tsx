import layout from "@hemline/ui/styles/layout.module.css";
import type { MemberHome as Home } from "../../../../shared/home/pages.ts";
import { paths } from "../../../../shared/paths.ts";
import { useToday } from "../../../state/today.ts";
import { PageMeta } from "../../layout/page-meta.tsx";
import { deferredHomeSections } from "../deferred-home-sections.ts";
import { DayHead } from "./day/day-head.tsx";
import { UnnamedItems } from "./day/unnamed-items.tsx";

export function MemberHome({ home, home: { wardrobe } }: { home: Home }) {
  const today = useToday() ?? wardrobe.day;
  return (
    <>
      <div className={layout.wide}>
        <PageMeta
          title="Home"
          description="What you planned to wear today, and what the members and brands you follow have posted."
          path={paths.home}
        />
        <DayHead home={home} today={today} />
        {wardrobe.unnamed.count > 0 && <UnnamedItems unnamed={wardrobe.unnamed} />}
      </div>
      <deferredHomeSections.Component home={home} />
    </>
  );
}
