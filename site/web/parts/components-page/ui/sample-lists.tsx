import { Button } from "@hemline/ui/buttons/button.tsx";
import { Label } from "@hemline/ui/messages/label.tsx";
import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import { Pager } from "@hemline/ui/navigation/pager.tsx";
import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { Avatar } from "@hemline/ui/photos/avatar.tsx";
import { RecordTable } from "@hemline/ui/tables/record-table.tsx";
import { useState } from "react";
import { DisplayName } from "../../members/display-name.tsx";
import styles from "../sample.module.css";

export function SampleLists() {
  const [shown, setShown] = useState(24);
  return (
    <>
      <Tabs label="Sample tabs">
        <a href="#main" aria-current="page">
          Looks <span>32</span>
        </a>
        <a href="#main">Profile</a>
      </Tabs>
      <div className={styles.row}>
        <Label>Worn 14 times</Label>
        <StatusLabel>Work</StatusLabel>
        <StatusLabel tone="teal">Subscriber</StatusLabel>
        <StatusLabel tone="new">New</StatusLabel>
        <StatusLabel tone="ok">Active</StatusLabel>
        <StatusLabel tone="bad">Hidden</StatusLabel>
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
      <RecordTable
        label="Sample table"
        columns={[
          { name: "Item", cell: ({ item }) => <b>{item}</b> },
          { name: "Worn", cell: ({ wears }) => `${wears} times` },
        ]}
        rows={[
          { item: "Camel coat", wears: 14 },
          { item: "Navy trousers", wears: 32 },
        ]}
        keyOf={({ item }) => item}
      />
      <Pager word={`${shown} shown`}>
        <Button kind="line" onClick={() => setShown(shown + 24)}>
          Show more
        </Button>
      </Pager>
    </>
  );
}
