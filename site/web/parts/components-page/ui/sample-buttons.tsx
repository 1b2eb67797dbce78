import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { ChipRow } from "@hemline/ui/buttons/chip-row.tsx";
import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useState } from "react";
import styles from "../sample.module.css";

const chips = ["Spring", "Summer", "Autumn", "Winter", "Everyday", "Work", "Evening", "Weekend", "Travel"];
/** Chips drawn as hovered or focused. */
const states: Record<string, string> = { Summer: "hover", Winter: "focus" };

export function SampleButtons() {
  const [season, setSeason] = useState("Autumn");
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <div className={styles.row}>
        <Button>Filled</Button>
        <Button kind="line">Line</Button>
        <Button kind="bare">Bare</Button>
        <Button kind="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <Button kind="line" disabled>
          Disabled
        </Button>
      </div>
      <div className={styles.row}>
        <Button busy={isBusy} onClick={() => setBusy(true)}>
          {isBusy ? "Busy" : "Show busy"}
        </Button>
        <Button kind="line" disabled={!isBusy} onClick={() => setBusy(false)}>
          Stop
        </Button>
        <Button size="sm">Small</Button>
        <Button kind="line" size="sm">
          <Icon name="edit" size="sm" />
          Small with icon
        </Button>
        <a className={buttonClass({ kind: "line", size: "sm" })} href="#main">
          Go to main content
        </a>
      </div>
      <div className={styles.narrow}>
        <Button block>As wide as its column</Button>
      </div>
      <div className={`${styles.row} ${styles.deep}`}>
        <Button kind="paper">On a deep ground</Button>
      </div>
      <div className={styles.row}>
        <IconButton icon="more" label="More" />
        <IconButton icon="grip" label="Move" tone="sheet" />
        <IconButton icon="left" label="Back" disabled />
      </div>
      <div className={styles.row}>
        <Button data-shown="hover">Filled, pointed at</Button>
        <Button kind="line" data-shown="hover">
          Line, pointed at
        </Button>
        <Button kind="bare" data-shown="hover">
          Bare, pointed at
        </Button>
        <IconButton icon="more" label="More, pointed at" data-shown="hover" />
      </div>
      <div className={styles.row}>
        <Button data-shown="focus">Filled, focused</Button>
        <Button kind="line" data-shown="focus">
          Line, focused
        </Button>
        <Button kind="bare" data-shown="focus">
          Bare, focused
        </Button>
        <IconButton icon="more" label="More, focused" data-shown="focus" />
      </div>
      <ChipRow label="Seasons and occasions">
        {chips.map((one) => (
          <button
            key={one}
            type="button"
            className={chipClass(one === season)}
            aria-pressed={one === season}
            data-shown={states[one]}
            onClick={() => setSeason(one === season ? "" : one)}
          >
            {one}
            {one === season && <Icon name="close" size="sm" />}
          </button>
        ))}
      </ChipRow>
    </>
  );
}
