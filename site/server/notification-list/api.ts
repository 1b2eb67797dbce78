import { Hono } from "hono";
import { LevelDraft } from "../../shared/notifications/level-draft.ts";
import { openDiscussion } from "../discussions/discussion-by-slug.ts";
import { jsonBody } from "../request/json-body.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { liveStream } from "./live-stream.ts";
import { markAllRead, markRead, markSeen } from "./mark-read.ts";
import { changeNotificationLevels, notificationSettingsOf } from "./notification-settings.ts";
import { unreadCount } from "./unread.ts";

const limit = rateLimited("notifications");

export const notificationsApi = new Hono<SiteEnv>()
  .put("/notifications/seen", signedIn, limit, async (c) => {
    await markSeen(c.var.site, c.var.member);
    return c.json({ data: { unread: await unreadCount(c.var.site, c.var.member) } });
  })
  .put("/notifications/read", signedIn, limit, async (c) => {
    await markAllRead(c.var.site, c.var.member);
    return c.json({ data: { unread: await unreadCount(c.var.site, c.var.member) } });
  })
  .put("/notifications/:id/read", signedIn, limit, async (c) => {
    await markRead(c.var.site, c.var.member, c.req.param("id"));
    return c.json({ data: { unread: await unreadCount(c.var.site, c.var.member) } });
  })
  .put("/notification-levels", signedIn, rateLimited("settings"), jsonBody(LevelDraft), async (c) => {
    const { site, member, draft } = c.var;
    await changeNotificationLevels(site, member.id, draft);
    return c.json({ message: "Notification settings saved", data: await notificationSettingsOf(site, member.id) });
  })
  .get("/live", signedIn, rateLimited("live"), async (c) => {
    const { site, member } = c.var;
    const slug = c.req.query("discussion");
    const discussion = slug ? (await openDiscussion(site, member, slug)).discussion.id : null;
    const headers = { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" };
    // Nobody would ever read or cancel the stream of a HEAD.
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    return c.body(liveStream(site, member, discussion), 200, headers);
  });
