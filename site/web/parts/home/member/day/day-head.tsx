import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import type { MemberHome } from "../../../../../shared/home/pages.ts";
import { paths } from "../../../../../shared/paths.ts";
import { Link } from "../../../../navigation/link.tsx";
import { dayInWords } from "../../../format/calendar.ts";
import { wornInWords } from "../../../planner/worn-in-words.ts";
import styles from "./day-head.module.css";
import { DayItems } from "./day-items.tsx";
import { itemsOfDay, type PlanOfDay, planOfDay } from "./plan-of-day.ts";
import { useLogPlan } from "./use-log-plan.ts";

/** Today: what was planned, with the way to log it, or else the way to plan something. */
export function DayHead({ home: { wardrobe, ownLooks }, today }: { home: MemberHome; today: string }) {
  const day = planOfDay(wardrobe, today);
  return (
    <header className={styles.day}>
      <div className={styles.words}>
        <h1 className={typography.d56}>{dayInWords(today)}</h1>
        <p className={typography.lead}>
          <DaySentence day={day} hasItems={wardrobe.hasItems} isNew={ownLooks === 0} />
        </p>
        <DayItems items={itemsOfDay(day)} />
      </div>
      <div className={styles.actions}>
        <DayActions day={day} hasItems={wardrobe.hasItems} />
      </div>
    </header>
  );
}

function DaySentence({ day, hasItems, isNew }: { day: PlanOfDay; hasItems: boolean; isNew: boolean }): ReactNode {
  switch (day.kind) {
    case "plan": {
      const name = (
        <>
          “<bdi>{day.plan.outfit.name}</bdi>”
        </>
      );
      if (day.plan.became === "planned") return <>You planned {name} for today. Are you wearing it?</>;
      if (day.plan.became === "worn") return <>You’re wearing {name} today. The wear is logged.</>;
      return <>You planned {name} for today, and wore something else.</>;
    }
    case "worn":
      return (
        <>
          You’re wearing <bdi>{wornInWords(day.worn)}</bdi> today. The wear is logged.
        </>
      );
    case "free":
      if (hasItems) return "Nothing is planned for today.";
      return isNew
        ? "Add photos of a few things you wear most, or post your first look. It takes about two minutes."
        : "Your wardrobe is empty. Add photos of a few things you wear most.";
  }
}

function DayActions({ day, hasItems }: { day: PlanOfDay; hasItems: boolean }) {
  const { isBusy, log } = useLogPlan();
  if (day.kind === "plan" && day.plan.became === "planned")
    return (
      <>
        <Button busy={isBusy} onClick={() => void log(day.plan.id)}>
          <Icon name="check" size="sm" />
          Log the planned outfit
        </Button>
        <Link className={buttonClass({ kind: "line" })} to={paths.planner}>
          Wore something else
        </Link>
      </>
    );
  if (day.kind === "free" && !hasItems)
    return (
      <>
        <Link className={buttonClass({})} to={paths.addItems}>
          Add items
        </Link>
        <Link className={buttonClass({ kind: "line" })} to={paths.postLook}>
          Post a look
        </Link>
      </>
    );
  const isDressed = day.kind === "worn" || (day.kind === "plan" && day.plan.became === "worn");
  return (
    <>
      <Link className={buttonClass({})} to={isDressed ? paths.postLook : paths.planner}>
        {isDressed ? "Post a look" : day.kind === "free" ? "Plan an outfit" : "Log what you wore"}
      </Link>
      <Link className={buttonClass({ kind: "line" })} to={isDressed ? paths.planner : paths.outfits}>
        {isDressed ? "Open planner" : "Your outfits"}
      </Link>
    </>
  );
}
