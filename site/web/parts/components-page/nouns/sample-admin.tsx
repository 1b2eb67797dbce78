import { Button } from "@hemline/ui/buttons/button.tsx";
import { useState } from "react";
import { catalogueStates } from "../../../../shared/catalogue-admin/catalogue-options.ts";
import type { Conflict } from "../../catalogue-admin/conflict/conflict.ts";
import { ConflictChoice } from "../../catalogue-admin/conflict/conflict-choice.tsx";
import { textValue } from "../../catalogue-admin/conflict/field-value.tsx";
import { BulkBar } from "../../catalogue-admin/list/bulk-bar.tsx";
import { bulkChoices, type SelectedEntry } from "../../catalogue-admin/list/bulk-choices.ts";
import { StateLabel } from "../../catalogue-admin/list/state-label.tsx";
import { ServerTime } from "../../format/time-ago.tsx";
import { HiddenNote } from "../../moderation/hidden-note.tsx";
import { RadioField } from "../../moderation/radio-field.tsx";
import styles from "../sample.module.css";
import { brand, hourAgo, maren, now } from "./sample-data.ts";

const names = { name: "Name", description: "Description" };
const base = { name: "Norr and Sund", description: "Coats." };
const mine = { name: "Norr & Sund", description: "Coats and knitwear." };
const theirs = { name: "Norr & Sund AB", description: "Coats, and a repair counter." };
const conflict: Conflict<typeof mine> = { theirs, version: 2, names: ["name", "description"], by: maren, at: hourAgo };

const rows: SelectedEntry[] = [
  { ...brand, state: "proposed" },
  { slug: "halden", name: "Halden", state: "proposed" },
];

const doNothing = () => undefined;

export function SampleAdmin() {
  const [selected, setSelected] = useState(rows);
  const [hasConflict, setConflict] = useState(false);
  return (
    <ServerTime value={now}>
      <div className={styles.row}>
        {catalogueStates.map((state) => (
          <StateLabel key={state} state={state} />
        ))}
      </div>
      <BulkBar
        count={selected.length}
        nouns="brands"
        choices={bulkChoices(selected)}
        onChoose={doNothing}
        onClear={() => setSelected([])}
      />
      <RadioField
        legend="Why do you report this?"
        name="sample-reason"
        choices={[
          { value: "spam", words: "Advertising or spam" },
          { value: "unkind", words: "Unkind to somebody" },
        ]}
      />
      <RadioField
        legend="What do you decide?"
        name="sample-decision"
        choices={[{ value: "hide", words: "Hide it" }]}
        errors={["Choose what you decide."]}
      />
      <HiddenNote noun="look" author={maren.slug} />
      {/* It takes the focus, so it waits for a press. */}
      {hasConflict ? (
        <ConflictChoice
          noun="brand"
          conflict={conflict}
          base={base}
          mine={mine}
          words={{ labels: names, valueOf: (edited, name) => textValue(edited[name]) }}
          onSave={() => setConflict(false)}
          onTakeTheirs={() => setConflict(false)}
        />
      ) : (
        <Button kind="line" onClick={() => setConflict(true)}>
          Save what Maren has changed too
        </Button>
      )}
    </ServerTime>
  );
}
