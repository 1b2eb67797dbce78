import { useEffect, useRef, useState } from "react";
import type { LevelDraft } from "../../../shared/notifications/level-draft.ts";
import type {
  DigestRhythm,
  NotificationKind,
  NotificationLevel,
  NotificationSettings,
} from "../../../shared/notifications/notification.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { CallFailure } from "../../call-failure.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";

interface Change {
  body: LevelDraft;
  appliedTo(settings: NotificationSettings): NotificationSettings;
}

/** A member's settings with the changes that are being saved, one after the other. One that fails is taken back. */
export function useNotificationSettings(settings: NotificationSettings) {
  const refresh = useRefresh();
  /** What the last answer said, until the page's data says it too. */
  const [answered, setAnswered] = useState<NotificationSettings | null>(null);
  const [unsaved, setUnsaved] = useState<readonly Change[]>([]);
  const queue = useRef<Change[]>([]);
  const isMounted = useIsMounted();
  const saveAll = async () => {
    for (let [change] = queue.current; change; [change] = queue.current) {
      try {
        const options = { method: "PUT", body: change.body, keepalive: true } as const;
        const { data } = await callApi<NotificationSettings>(api.notificationLevels, options);
        setAnswered(data ?? null);
      } catch (failure) {
        // One question to log in is enough for all of them.
        if (failure instanceof CallFailure && failure.status === 401) queue.current.length = 1;
      }
      queue.current.shift();
      setUnsaved([...queue.current]);
    }
    if (!isMounted.current) return;
    await refresh().catch(() => undefined);
    if (queue.current.length === 0) setAnswered(null);
  };
  const save = (change: Change) => {
    queue.current.push(change);
    setUnsaved([...queue.current]);
    if (queue.current.length === 1) void saveAll();
  };
  return {
    ...unsaved.reduce((before, change) => change.appliedTo(before), answered ?? settings),
    isSaving: unsaved.length > 0,
    setRhythm: (rhythm: DigestRhythm) =>
      save({ body: { digest: rhythm }, appliedTo: (before) => ({ ...before, rhythm }) }),
    setInApp: (kind: NotificationKind, inApp: boolean) =>
      save({ body: { levels: [{ kind, in_app: inApp }] }, appliedTo: withLevel(kind, { inApp }) }),
    setByEmail: (kind: NotificationKind, byEmail: boolean) =>
      save({ body: { levels: [{ kind, by_email: byEmail }] }, appliedTo: withLevel(kind, { byEmail }) }),
  };
}

const withLevel =
  (kind: NotificationKind, changed: Partial<NotificationLevel>) =>
  (settings: NotificationSettings): NotificationSettings => ({
    ...settings,
    levels: settings.levels.map((level) => (level.kind === kind ? { ...level, ...changed } : level)),
  });

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
