import { Check } from "@hemline/ui/forms/check.tsx";
import { SwitchRow } from "@hemline/ui/forms/switch-row.tsx";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import {
  type DigestRhythm,
  digestRhythms,
  type NotificationSettings,
} from "../../../shared/notifications/notification.ts";
import { kindLabels } from "./kind-labels.ts";
import styles from "./notification-switches.module.css";
import { useNotificationSettings } from "./use-notification-settings.ts";

const rhythmNames: Record<DigestRhythm, string> = { never: "Never", daily: "Daily", weekly: "Weekly" };

/** Changes are saved as they are made; a failure puts its switch back. */
export function NotificationSwitches({ settings }: { settings: NotificationSettings }) {
  const { rhythm, levels, isSaving, setRhythm, setInApp, setByEmail } = useNotificationSettings(settings);
  return (
    <div className={styles.sections} aria-busy={isSaving || undefined}>
      <section>
        <SectionHeading size="h32">On Hemline</SectionHeading>
        {levels.map((level) => (
          <SwitchRow
            key={level.kind}
            label={kindLabels[level.kind].name}
            hint={kindLabels[level.kind].hint}
            checked={level.inApp}
            onChange={(event) => setInApp(level.kind, event.currentTarget.checked)}
          />
        ))}
      </section>
      <section>
        <SectionHeading size="h32">By email</SectionHeading>
        <fieldset className={styles.rhythm}>
          <legend className={styles.legend}>Digest</legend>
          <p className={styles.hint}>
            What members and brands you follow posted, and notifications you haven’t read. New members get it weekly. We
            send it only if there’s something new.
          </p>
          <div className={styles.choices}>
            {digestRhythms.map((one) => (
              <Check
                key={one}
                type="radio"
                name="digest"
                value={one}
                checked={one === rhythm}
                onChange={() => setRhythm(one)}
              >
                {rhythmNames[one]}
              </Check>
            ))}
          </div>
        </fieldset>
        {rhythm !== "never" &&
          levels
            .filter(({ inApp }) => inApp)
            .map((level) => (
              <SwitchRow
                key={level.kind}
                label={`${kindLabels[level.kind].name} in digests`}
                hint={kindLabels[level.kind].hint}
                checked={level.byEmail}
                onChange={(event) => setByEmail(level.kind, event.currentTarget.checked)}
              />
            ))}
      </section>
    </div>
  );
}
