import { Button } from "@hemline/ui/button.tsx";
import { buttonClass } from "@hemline/ui/button-class.ts";
import { chipClass } from "@hemline/ui/chip-class.ts";
import { Icon } from "@hemline/ui/icon.tsx";
import { IconButton } from "@hemline/ui/icon-button.tsx";
import { useState } from "react";
import styles from "./sample.module.css";
import { Sample } from "./sample.tsx";

const seasons = ["Spring", "Summer", "Autumn", "Winter"];

/** Everything that is pressed. */
export function SampleButtons() {
  const [season, setSeason] = useState("Autumn");
  const [isBusy, setBusy] = useState(false);
  return (
    <Sample title="Buttons">
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
          {isBusy ? "Busy" : "Press to be busy"}
        </Button>
        <Button kind="line" disabled={!isBusy} onClick={() => setBusy(false)}>
          Let it go
        </Button>
        <Button size="sm">Small</Button>
        <Button kind="line" size="sm">
          <Icon name="edit" size="sm" />
          Small with icon
        </Button>
        <a className={buttonClass({ kind: "line", size: "sm" })} href="#main">
          See the main part
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
        {seasons.map((one) => (
          <button
            key={one}
            type="button"
            className={chipClass(one === season)}
            aria-pressed={one === season}
            onClick={() => setSeason(one === season ? "" : one)}
          >
            {one}
            {one === season && <Icon name="close" size="sm" />}
          </button>
        ))}
      </div>
    </Sample>
  );
}
