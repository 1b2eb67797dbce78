import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { type FormEvent, useState } from "react";
import { addDays, dayInWords, daysBetween, mondayOf } from "../../format/calendar.ts";
import type { ShownPlan } from "../planner-contents.ts";
import styles from "./move-dialog.module.css";

/** Asks for another day of a planned outfit: one of its week, or any. */
export function MoveDialog({
  plan,
  open,
  onClose,
  onMove,
}: {
  plan: ShownPlan;
  open: boolean;
  onClose: () => void;
  onMove: (on: string) => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title="Move outfit" lead={<bdi>{plan.outfit.name}</bdi>}>
      <Days plan={plan} onMove={onMove} />
    </Dialog>
  );
}

function Days({ plan, onMove }: { plan: ShownPlan; onMove: (on: string) => void }) {
  const [on, setOn] = useState(addDays(plan.on, 7));
  const monday = mondayOf(plan.on);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (on && on !== plan.on) onMove(on);
  };
  return (
    // Has the focus first: that of the field would open the keyboard of a phone over the days.
    <div className={styles.content} data-safe="" tabIndex={-1}>
      <ul className={styles.days}>
        {daysBetween(monday, addDays(monday, 6)).map((day) => (
          <li key={day}>
            <button type="button" className={styles.day} disabled={day === plan.on} onClick={() => onMove(day)}>
              {dayInWords(day)}
              {day === plan.on && <span>Planned for this day</span>}
            </button>
          </li>
        ))}
      </ul>
      <form className={styles.other} onSubmit={submit}>
        <TextField
          label="Another day"
          type="date"
          required
          value={on}
          onChange={(event) => setOn(event.currentTarget.value)}
        />
        <Button type="submit" kind="line">
          Move outfit
        </Button>
      </form>
    </div>
  );
}
