import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { DropZone } from "@hemline/ui/uploads/drop-zone.tsx";
import { Progress } from "@hemline/ui/uploads/progress.tsx";
import { type UploadState, UploadTile } from "@hemline/ui/uploads/upload-tile.tsx";
import { useState } from "react";
import { SitePicture } from "../../photos/site-picture.tsx";
import styles from "../sample.module.css";

const states: { name: string; state: UploadState }[] = [
  { name: "waiting.jpg", state: { step: "waiting" } },
  { name: "sending.jpg", state: { step: "sending", part: 0.62 } },
  {
    name: "broken-off.jpg",
    state: { step: "failed", why: "The connection was lost. Your photo is still here; try again.", mayRetry: true },
  },
  { name: "list.pdf", state: { step: "failed", why: "We can’t use this file as a photo.", mayRetry: false } },
  { name: "there.jpg", state: { step: "arrived" } },
];

export function SampleUploads() {
  const [tiles, setTiles] = useState(states);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const set = (name: string, state: UploadState) =>
    setTiles(tiles.map((tile) => (tile.name === name ? { name, state } : tile)));
  return (
    <>
      <DropZone accept="image/*" multiple onFiles={(files) => setChosen(files.map(({ name }) => name))}>
        <Icon name="photo" />
        <span className={typography.h26}>Choose photos, or drop them here</span>
        <span className={typography.s14}>
          {chosen.length ? `Chosen: ${chosen.join(", ")}` : "This sample uploads nothing."}
        </span>
      </DropZone>
      <div className={styles.tiles}>
        {tiles.map(({ name, state }) => (
          <UploadTile
            key={name}
            name={name}
            state={state}
            preview={<SitePicture name="subscription" alt="" sizes="8rem" />}
            onCancel={() => setTiles(tiles.filter((tile) => tile.name !== name))}
            onRetry={() => set(name, { step: "sending", part: 0.1 })}
          />
        ))}
      </div>
      <div className={styles.narrow}>
        <Progress value={0.4} label="Sample" />
      </div>
    </>
  );
}
