import { Button } from "@hemline/ui/buttons/button.tsx";
import { ConfirmDialog } from "@hemline/ui/dialogs/confirm-dialog.tsx";
import { Check } from "@hemline/ui/forms/check.tsx";
import { PasswordField } from "@hemline/ui/forms/password-field.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import { useState } from "react";
import type { LeavingChoice } from "../../../shared/leaving/leaving.ts";
import { leavingLimits } from "../../../shared/lifetimes.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useForm } from "../forms/use-form.ts";
import styles from "./leaving.module.css";

const { comeBackDays } = leavingLimits;

const choices: { value: LeavingChoice; name: string; text: string }[] = [
  {
    value: "erase",
    name: "Delete everything",
    text: "Your comments, reviews and replies are deleted too. If others replied, an empty place stays.",
  },
  {
    value: "anonymise",
    name: "Keep my comments, reviews and replies without my name",
    text: "They stay under “A former member”, without a profile. We delete everything else. If your account is private or banned, we delete these too.",
  },
];

/** What deleting the account means, and the form for it. */
export function LeaveForm({ isLastAdmin }: { isLastAdmin: boolean }) {
  return (
    <section>
      <SectionHeading size="h32">Delete your account</SectionHeading>
      <div className={styles.text}>
        <Consequences />
        {isLastAdmin && (
          <Note tone="warm">You’re the last admin. Make another member an admin before you delete your account.</Note>
        )}
      </div>
      {!isLastAdmin && <Leave />}
    </section>
  );
}

function Consequences() {
  return (
    <ul>
      <li>Download your data first. You can’t after you delete your account.</li>
      <li>
        We log you out everywhere and hide your profile, looks, wardrobe, comments, reviews and replies right away.
      </li>
      <li>Your subscription won’t renew. Keeping your account doesn’t turn renewal on again.</li>
      <li>For {comeBackDays} days you can still keep your account: log in, or open the link in our email.</li>
      <li>After that we delete your account, your looks, your wardrobe and your photos. You can’t undo that.</li>
      <li>Entries you wrote for the notebook stay, without your name.</li>
      <li>We keep your receipts, as the law requires. No one else can get your page address.</li>
    </ul>
  );
}

function Leave() {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [answer, setAnswer] = useState<((isSure: boolean) => void) | null>(null);
  const { errors, isBusy, formProps } = useForm(async (body) => {
    const isSure = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    if (!isSure) return;
    await callApi(api.leaving, { method: "POST", body, toasts: "form" });
    await navigate(`${paths.comeBack}?left=1`, { replace: true });
    await refresh();
  });
  return (
    <>
      <form {...formProps} className={layout.stack}>
        <fieldset className={styles.choices}>
          <legend>Your comments, reviews and replies</legend>
          {choices.map(({ value, name, text }) => (
            <Check key={value} type="radio" name="choice" value={value} defaultChecked={value === "erase"}>
              <span>
                {name}
                <small>{text}</small>
              </span>
            </Check>
          ))}
        </fieldset>
        <PasswordField
          label="Your password"
          name="current_password"
          autoComplete="current-password"
          required
          errors={errors.current_password}
        />
        <div>
          <Button type="submit" kind="danger" busy={isBusy}>
            Delete account
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={answer !== null}
        title="Delete your account?"
        yes="Delete account"
        no="Keep account"
        onYes={() => answer?.(true)}
        onNo={() => answer?.(false)}
      >
        We log you out and hide your account now, and delete it in {comeBackDays} days. Until then you can keep it.
      </ConfirmDialog>
    </>
  );
}
