import { Check } from "@hemline/ui/forms/check.tsx";
import { PasswordField } from "@hemline/ui/forms/password-field.tsx";
import { SearchField } from "@hemline/ui/forms/search-field.tsx";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import styles from "../sample.module.css";

export function SampleFields() {
  return (
    <>
      <div className={styles.twoColumns}>
        <TextField label="Title" placeholder="Say it in five words" />
        <TextField
          label="City"
          aside={<span className={typography.faint}>optional</span>}
          hint="You can change this later."
          defaultValue="Leipzig"
        />
        <TextField label="Price" defaultValue="eighty" errors={["Enter the price as a number, like 80 or 79.90."]} />
        <TextField label="Disabled" defaultValue="Not now" disabled />
        <TextField label="Focused" defaultValue="As if you were typing" data-shown="focus" />
        <SearchField label="Search members by name" placeholder="Name" />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 10 characters. A whole sentence is fine."
        />
        <SelectField label="Season">
          <option>All year</option>
          <option>Spring</option>
          <option>Autumn</option>
        </SelectField>
      </div>
      <TextArea label="Caption" placeholder="Where the coat comes from, and what you’d change" />
      <div className={styles.row}>
        <Check defaultChecked>Favourite</Check>
        <Check>Not this one</Check>
        <Check type="radio" name="sample-fit" defaultChecked>
          True to size
        </Check>
        <Check type="radio" name="sample-fit">
          Small
        </Check>
        <Check appearance="switch" defaultChecked>
          Notifications
        </Check>
        <Check disabled>Disabled</Check>
      </div>
    </>
  );
}
