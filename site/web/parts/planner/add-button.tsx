import { Icon } from "@hemline/ui/icons/icon.tsx";
import { dayInWords, weekdayOf } from "../format/calendar.ts";
import styles from "./add-button.module.css";
import { type Addition, additionTo, type Board } from "./board.ts";

/** Adds an outfit to a day. It fills the place of an outfit on a free day, and is small in a month. */
export function AddButton({ day, board, look }: { day: string; board: Board; look: "free" | "more" | "tiny" }) {
  const addition = additionTo(board, day);
  return (
    <button
      type="button"
      className={styles[look]}
      aria-label={look === "more" ? `${another(addition)} for ${dayInWords(day)}` : nameOf(addition)}
      title={look === "tiny" ? nameOf(addition) : undefined}
      onClick={() => board.add(addition)}
    >
      <Icon name="plus" size={look === "free" ? undefined : "sm"} />
      {look === "free" && <span>{wordsOf(addition)}</span>}
      {look === "more" && <span>{another(addition)}</span>}
    </button>
  );
}

const another = ({ kind }: Addition) => (kind === "plan" ? "Plan another" : "Log a wear");

const wordsOf = ({ kind, on }: Addition) => (kind === "plan" ? `Plan ${weekdayOf(on)}` : "Log a wear");

export const nameOf = ({ kind, on }: Addition): string =>
  kind === "plan" ? `Plan ${dayInWords(on)}` : `Log a wear for ${dayInWords(on)}`;
