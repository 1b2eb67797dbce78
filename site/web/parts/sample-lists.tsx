import { Avatar } from "@hemline/ui/avatar.tsx";
import { Button } from "@hemline/ui/button.tsx";
import { Label } from "@hemline/ui/label.tsx";
import { Pager } from "@hemline/ui/pager.tsx";
import { Status } from "@hemline/ui/status.tsx";
import { Tabs } from "@hemline/ui/tabs.tsx";
import { useState } from "react";
import { DisplayName } from "./display-name.tsx";
import styles from "./sample.module.css";
import { Sample } from "./sample.tsx";

/** Tabs, words about things, people, and the end of a list. */
export function SampleLists() {
  const [shown, setShown] = useState(24);
  return (
    <Sample title="Lists">
      <Tabs label="Sample tabs">
        <a href="#main" aria-current="page">
          Looks <span>32</span>
        </a>
        <a href="#main">Profile</a>
      </Tabs>
      <div className={styles.row}>
        <Label>Worn 14 times</Label>
        <Status>Work</Status>
        <Status tone="teal">Subscriber</Status>
        <Status tone="new">New</Status>
        <Status tone="ok">Running</Status>
        <Status tone="bad">Hidden</Status>
      </div>
      <div className={styles.row}>
        {["Maren", "Ida", "Noor", "Jonas", "Tilda", "Åsa"].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Small" size="small" />
        <Avatar name="Large" size="large" />
      </div>
      <p>
        <DisplayName member={{ username: "Łucja Şahinoğlu", isSubscribed: true }} />
      </p>
      <Pager word={`${shown} shown`}>
        <Button kind="line" onClick={() => setShown(shown + 24)}>
          Show more
        </Button>
      </Pager>
    </Sample>
  );
}
