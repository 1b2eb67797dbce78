import { MenuButton } from "@hemline/ui/dialogs/menu-button.tsx";
import { MenuPopover } from "@hemline/ui/dialogs/menu-popover.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useId, useState } from "react";
import { formatMonth } from "../../../shared/format-day.ts";
import { addDays, addMonths, dateOf, dayInWords, daysBetween, mondayOf } from "../format/calendar.ts";
import { wornLabel } from "../wardrobe/item-labels.ts";
import type { WearDays } from "./use-wear-days.ts";
import styles from "./wear-calendar.module.css";

const weekdays = ["M", "T", "W", "T", "F", "S", "S"];

/** A month of days to press: one press logs a wear; on a worn day it asks for another one or fewer. */
export function WearCalendar({
  wears: { days, log, remove },
  today,
  start,
}: {
  wears: WearDays;
  /** Null until the page knows where the person is: no day can be pressed before. */
  today: string | null;
  /** A day of the month that is shown first, when today is unknown. */
  start: string;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  /** The day whose wears the menu changes. */
  const [changing, setChanging] = useState<string | null>(null);
  const menu = useId();
  const month = chosen ?? addMonths(today ?? start, 0);
  const last = addDays(addMonths(month, 1), -1);
  const isLatest = today !== null && last >= today;
  return (
    <section aria-label="Days worn">
      <MonthHead month={month} isLatest={isLatest} onShow={setChosen} />
      <div className={styles.month}>
        {weekdays.map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week never change
          <span key={at} className={styles.weekday} aria-hidden="true">
            {letter}
          </span>
        ))}
        {daysBetween(mondayOf(month), addDays(month, -1)).map((day) => (
          <span key={day} />
        ))}
        {daysBetween(month, last).map((day) => (
          <Day
            key={day}
            day={day}
            today={today}
            times={days.get(day) ?? 0}
            menu={menu}
            onLog={log}
            onChange={setChanging}
          />
        ))}
      </div>
      <MenuPopover id={menu}>
        <MenuButton icon="plus" onClick={() => changing && log(changing)}>
          Log another wear
        </MenuButton>
        <MenuButton icon="close" onClick={() => changing && remove(changing)}>
          Delete wear
        </MenuButton>
      </MenuPopover>
      <p className={styles.hint}>Press a day to log a wear, or a worn day to change it.</p>
    </section>
  );
}

function MonthHead({
  month,
  isLatest,
  onShow,
}: {
  month: string;
  /** No later month has a day to press. */
  isLatest: boolean;
  onShow: (month: string) => void;
}) {
  return (
    <div className={styles.head}>
      <h3 className={typography.h22} aria-live="polite">
        {formatMonth(month)}
      </h3>
      <span className={styles.arrows}>
        <button type="button" className={styles.arrow} onClick={() => onShow(addMonths(month, -1))}>
          <Icon name="left" />
          <span className={typography.hidden}>Previous month</span>
        </button>
        <button type="button" className={styles.arrow} disabled={isLatest} onClick={() => onShow(addMonths(month, 1))}>
          <Icon name="right" />
          <span className={typography.hidden}>Next month</span>
        </button>
      </span>
    </div>
  );
}

/** A day of the month; one that is still to come cannot be pressed. */
function Day({
  day,
  today,
  times,
  menu,
  onLog,
  onChange,
}: {
  day: string;
  today: string | null;
  /** How often the item was worn. */
  times: number;
  /** Opens on a worn day. */
  menu: string;
  onLog: (day: string) => void;
  onChange: (day: string) => void;
}) {
  if (today === null || day > today)
    return (
      <span className={times > 0 ? styles.worn : styles.next}>
        <span>{dateOf(day)}</span>
      </span>
    );
  return (
    <button
      type="button"
      className={times > 0 ? styles.worn : styles.day}
      data-today={day === today || undefined}
      popoverTarget={times > 0 ? menu : undefined}
      aria-label={`${dayInWords(day)}: ${times > 0 ? wornLabel(times).toLowerCase() : "not worn"}`}
      onClick={(event) => {
        if (times > 0) return onChange(day);
        // The logged wear makes it the menu's button before the browser acts on this press.
        event.preventDefault();
        onLog(day);
      }}
    >
      <span>{dateOf(day)}</span>
      {times > 1 && <small className={styles.times} data-times={`${times}×`} aria-hidden="true" />}
    </button>
  );
}
