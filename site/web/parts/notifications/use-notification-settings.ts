import { useRef, useState } from "react";
import type { LevelDraft } from "../../../shared/notifications/level-draft.ts";
import type {
  DigestRhythm,
  NotificationLevel,
  NotificationSettings,
} from "../../../shared/notifications/notification.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";

interface Change {
  body: LevelDraft;
  appliedTo(settings: NotificationSettings): NotificationSettings;
}

/** A member's settings with the changes that are being saved, which are sent one after the other. */
export function useNotificationSettings(settings: NotificationSettings) {
  const refresh = useRefresh();
  const [unsaved, setUnsaved] = useState<readonly Change[]>([]);
  const lastSave = useRef(Promise.resolve());
  const save = (change: Change) => {
    setUnsaved((before) => [...before, change]);
    lastSave.current = lastSave.current
      .then(() => callApi(api.notificationLevels, { method: "PUT", body: change.body }))
      .then(refresh)
      .catch(() => undefined)
      .then(() => setUnsaved((before) => before.filter((one) => one !== change)));
  };
  return {
    ...unsaved.reduce((before, change) => change.appliedTo(before), settings),
    isSaving: unsaved.length > 0,
    setRhythm: (rhythm: DigestRhythm) =>
      save({ body: { digest: rhythm }, appliedTo: (before) => ({ ...before, rhythm }) }),
    setLevel: ({ kind, inApp, byEmail }: NotificationLevel) =>
      save({
        body: { levels: [{ kind, in_app: inApp, by_email: byEmail }] },
        appliedTo: (before) => ({
          ...before,
          levels: before.levels.map((level) => (level.kind === kind ? { kind, inApp, byEmail } : level)),
        }),
      }),
  };
}
