import { type SQL, sql } from "drizzle-orm";
import { discussions, messages } from "../discussions/tables.ts";
import { notifications } from "../notifications/tables.ts";

interface NotifiedRow {
  discussion: { slug: string; title: string };
  number: number;
  html: string;
}

/** The message that a notification is about; null for other kinds. */
export const notifiedMessage: SQL<NotifiedRow | null> = sql`(
  select json_build_object('discussion', json_build_object('slug', d.slug, 'title', d.title), 'number', m.number,
    'html', left(m.html, 1000))
  from ${messages} m join ${discussions} d on d.id = m.discussion_id
  where ${notifications.kind} in ('message-reply', 'message-mention', 'message', 'message-like')
    and m.id = ${notifications.subjectId})`;
