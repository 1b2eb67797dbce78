import { Button } from "@hemline/ui/buttons/button.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { formatDay } from "../../../shared/format-day.ts";
import { formatNumber } from "../../../shared/format-number.ts";
import { moderationLimits } from "../../../shared/limits.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useForm } from "../forms/use-form.ts";

/** Asks our admins to check a decision again: once. */
export function AppealForm({ id, until }: { id: string; until: string }) {
  const refresh = useRefresh();
  const { errors, isBusy, formProps } = useForm(async ({ text }) => {
    await callApi(api.appeal(id), { method: "POST", body: { text }, toasts: "form" });
    await refresh();
  });
  return (
    <form {...formProps} className={layout.stack}>
      <TextArea
        label="Why do you think this is a mistake?"
        name="text"
        hint={`You can appeal once, until ${formatDay(until)}. Our admins read it. Up to ${formatNumber(moderationLimits.appealLength)} characters.`}
        required
        maxLength={moderationLimits.appealLength}
        errors={errors.text}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          Send appeal
        </Button>
      </div>
    </form>
  );
}
