import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { PasswordField } from "@hemline/ui/forms/password-field.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import { formatSize } from "../../../shared/format-size.ts";
import type { ExportRecord } from "../../../shared/leaving/leaving.ts";
import { leavingLimits } from "../../../shared/lifetimes.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { Day } from "../format/day.tsx";
import { useForm } from "../forms/use-form.ts";
import styles from "./leaving.module.css";

/** Asks for a copy of the member's data, and offers the one that is ready. */
export function DataExport({ latest }: { latest: ExportRecord | null }) {
  const isAskable = latest?.state !== "running" && !latest?.nextAt;
  return (
    <section>
      <SectionHeading size="h32">Take your data with you</SectionHeading>
      <div className={styles.text}>
        <p>
          Download a ZIP file with everything in your account: your profile and settings, looks, wardrobe, reviews,
          discussions, comments, saved looks, the people you follow, and all your photos. Open index.html to read it;
          the other files are for programs.
        </p>
        {latest && <ExportState latest={latest} />}
      </div>
      {isAskable && <AskForm isFirst={latest === null} />}
    </section>
  );
}

function ExportState({ latest: { id, state, sizeBytes, expiresAt } }: { latest: ExportRecord }) {
  const refresh = useRefresh();
  switch (state) {
    case "running":
      return (
        <Note icon="mail">
          We’re preparing your copy. We’ll email you when it’s ready.{" "}
          <Button kind="line" size="sm" onClick={() => void refresh()}>
            Check again
          </Button>
        </Note>
      );
    case "ready":
      return (
        <>
          <p>
            Your copy is ready
            {expiresAt && (
              <>
                {" "}
                until <Day at={expiresAt} />
              </>
            )}
            {sizeBytes !== null && `, ${formatSize(sizeBytes)}`}. You can ask for one copy a day.
          </p>
          <p>
            <a className={buttonClass({})} href={api.export(id)} download>
              Download your copy
            </a>
          </p>
        </>
      );
    case "failed":
      return <Note tone="bad">We couldn’t prepare your copy. Ask for it again.</Note>;
    case "expired":
      return <p>We’ve deleted your last copy, because it was older than {leavingLimits.exportDays} days.</p>;
  }
}

/** Starts an export; the refreshed page shows its progress. */
function useExportForm() {
  const refresh = useRefresh();
  return useForm(async (body) => {
    await callApi(api.exports, { method: "POST", body, toasts: "form" });
    await refresh();
  });
}

function AskForm({ isFirst }: { isFirst: boolean }) {
  const { errors, isBusy, formProps } = useExportForm();
  return (
    <form {...formProps} className={layout.stack}>
      <PasswordField
        label="Your password"
        name="current_password"
        autoComplete="current-password"
        required
        errors={errors.current_password}
      />
      <div>
        <Button type="submit" kind="line" busy={isBusy}>
          {isFirst ? "Ask for a copy" : "Ask for a new copy"}
        </Button>
      </div>
    </form>
  );
}
