import type { EntryCard } from "../../../shared/notebook/entry.ts";
import type { DigestRhythm, NotificationItem } from "../../../shared/notifications/notification.ts";
import type { FollowedSince } from "./followed-news.ts";

export interface Digest {
  member: { slug: string; firstName: string; email: string };
  rhythm: DigestRhythm;
  followed: FollowedSince;
  /** The unread ones; `hasMore` than `items`. */
  notifications: { items: NotificationItem[]; hasMore: boolean };
  /** The newest entries that the member hasn’t got above. */
  notebook: EntryCard[];
  publicUrl: string;
  unsubscribeUrl: string;
}

/** What an email says besides its parts. */
export interface DigestFrame {
  subject: string;
  greeting: string;
  /** Above what was posted. */
  intro: string | null;
  button: { label: string; url: string };
  reason: string;
  settingsUrl: string;
  unsubscribeUrl: string;
}
