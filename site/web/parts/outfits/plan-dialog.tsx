import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { type FormEvent, useState } from "react";
import type { Outfit } from "../../../shared/outfits/outfit.ts";
import { localToday } from "../../state/today.ts";
import { planOutfitWithToast } from "./plan-outfit.ts";

/** Asks for the day of an outfit. */
export function PlanDialog({ outfit, open, onClose }: { outfit: Outfit; open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Plan outfit" lead={<bdi>{outfit.name}</bdi>}>
      <DayForm outfit={outfit} onClose={onClose} />
    </Dialog>
  );
}

function DayForm({ outfit, onClose }: { outfit: Outfit; onClose: () => void }) {
  const [on, setOn] = useState(localToday);
  const [isBusy, setBusy] = useState(false);
  const plan = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    if (await planOutfitWithToast({ outfit: outfit.id, on })) onClose();
    else setBusy(false);
  };
  return (
    <form className={layout.stack} onSubmit={(event) => void plan(event)}>
      <TextField label="Day" type="date" required value={on} onChange={(event) => setOn(event.currentTarget.value)} />
      <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          Plan outfit
        </Button>
      </div>
    </form>
  );
}
