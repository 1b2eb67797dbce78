import { Button } from "@hemline/ui/buttons/button.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import type { GuardedWordList } from "../../../../shared/moderation/admin.ts";
import { api } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { useRefresh } from "../../../navigation/use-refresh.ts";
import { useForm } from "../../forms/use-form.ts";

/** Keyed by its version, so that what another admin saved replaces what is there. */
export function GuardedWordsForm({ words: { phrases, version } }: { words: GuardedWordList }) {
  const refresh = useRefresh();
  const { errors, isBusy, formProps } = useForm(async ({ text }) => {
    await callApi(api.guardedWords, { method: "PUT", body: { version, text }, toasts: "form" });
    await refresh();
  });
  return (
    <form {...formProps} className={layout.stack}>
      <TextArea
        key={version}
        label="Words we check"
        name="text"
        rows={12}
        defaultValue={phrases.join("\n")}
        hint="One word or phrase a line. Replies and discussions with one of them wait for an admin. Capital letters and accents don’t matter; only whole words count."
        errors={errors.text}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          Save word list
        </Button>
      </div>
    </form>
  );
}
