import { Hono } from "hono";
import {
  DiscussionDraft,
  DiscussionEdit,
  DiscussionMove,
  DiscussionSplit,
  LevelOfReading,
  ReadingDraft,
  type SimilarDiscussionsAnswer,
} from "../../shared/discussions/discussion.ts";
import {
  type FoundMessagesAnswer,
  MessageDraft,
  MessageEdit,
  type MessageHistoryAnswer,
} from "../../shared/discussions/message.ts";
import { paths } from "../../shared/paths.ts";
import { postedDraftVersion } from "../drafts/draft-version.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { adminOfCall } from "../request/acting-admin.ts";
import { adminOnly } from "../request/admin-only.ts";
import { emailVerified } from "../request/email-verified.ts";
import { jsonBody } from "../request/json-body.ts";
import { mayPost } from "../request/may-post.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { editDiscussion } from "./edit-discussion.ts";
import { findMessages } from "./find-messages.ts";
import { sayWriting } from "./live/say-writing.ts";
import { mentionableBySearch, mentionableSlugs } from "./mentionable-members.ts";
import { deleteMessage } from "./messages/delete-message.ts";
import { editMessage } from "./messages/edit-message.ts";
import { messageHistory } from "./messages/message-history.ts";
import { oneMessage } from "./messages/message-window.ts";
import { postMessage } from "./messages/post-message.ts";
import { setMessageLike } from "./messages/set-message-like.ts";
import { deleteDiscussion, moveDiscussion, setLocked, setPinned } from "./moderate-discussion.ts";
import { setLevel, setReadNumber } from "./readings/set-reading.ts";
import { similarDiscussions } from "./similar-discussions.ts";
import { splitDiscussion } from "./split/split-discussion.ts";
import { startDiscussion } from "./start-discussion.ts";

const limit = rateLimited("admin");
const editing = rateLimited("edit-message");

const ofDiscussions = new Hono<SiteEnv>()
  .post(
    "/discussions",
    signedIn,
    mayWrite,
    mayPost,
    emailVerified,
    idempotent("start-discussion"),
    jsonBody(DiscussionDraft),
    async (c) => {
      const slug = await startDiscussion(c.var.site, c.var.member, c.var.draft, postedDraftVersion(c.req));
      return c.json({ message: "Discussion started", data: { slug, path: paths.conversation(slug) } });
    },
  )
  .get("/similar-discussions", signedIn, rateLimited("mentionable"), async (c) => {
    const { site, member } = c.var;
    const data: SimilarDiscussionsAnswer = {
      discussions: await similarDiscussions(site, member, c.req.query("title") ?? ""),
    };
    return c.json({ data });
  })
  .put(
    "/discussions/:slug",
    signedIn,
    mayWrite,
    mayPost,
    emailVerified,
    editing,
    jsonBody(DiscussionEdit),
    async (c) => {
      await editDiscussion(c.var.site, c.var, c.req.param("slug"), c.var.draft);
      return c.json({ message: "Changes saved" });
    },
  )
  .delete("/discussions/:slug", signedIn, editing, async (c) => {
    await deleteDiscussion(c.var.site, c.var, c.req.param("slug"));
    return c.json({ message: "Discussion deleted" });
  })
  .put("/discussions/:slug/pin", signedIn, adminOnly, limit, async (c) => {
    await setPinned(c.var.site, adminOfCall(c.var), c.req.param("slug"), true);
    return c.json({ message: "Discussion pinned" });
  })
  .delete("/discussions/:slug/pin", signedIn, adminOnly, limit, async (c) => {
    await setPinned(c.var.site, adminOfCall(c.var), c.req.param("slug"), false);
    return c.json({ message: "Discussion unpinned" });
  })
  .put("/discussions/:slug/lock", signedIn, adminOnly, limit, async (c) => {
    await setLocked(c.var.site, adminOfCall(c.var), c.req.param("slug"), true);
    return c.json({ message: "Discussion locked" });
  })
  .delete("/discussions/:slug/lock", signedIn, adminOnly, limit, async (c) => {
    await setLocked(c.var.site, adminOfCall(c.var), c.req.param("slug"), false);
    return c.json({ message: "Discussion unlocked" });
  })
  .put("/discussions/:slug/group", signedIn, adminOnly, limit, jsonBody(DiscussionMove), async (c) => {
    await moveDiscussion(c.var.site, adminOfCall(c.var), c.req.param("slug"), c.var.draft.group);
    return c.json({ message: "Discussion moved" });
  })
  // Only the member sees how far they have read: no toast.
  .put("/discussions/:slug/reading", signedIn, rateLimited("reading"), jsonBody(ReadingDraft), async (c) => {
    const { site, member, draft } = c.var;
    return c.json({ data: { read: await setReadNumber(site, member, c.req.param("slug"), draft.number) } });
  })
  .put("/discussions/:slug/writing", signedIn, mayWrite, emailVerified, rateLimited("reading"), async (c) => {
    await sayWriting(c.var.site, c.var.member, c.req.param("slug"));
    return c.json({ data: null });
  })
  .put("/discussions/:slug/level", signedIn, rateLimited("settings"), jsonBody(LevelOfReading), async (c) => {
    await setLevel(c.var.site, c.var.member, c.req.param("slug"), c.var.draft.level);
    return c.json({ message: "Changes saved", data: c.var.draft });
  })
  .get("/discussions/:slug/mentionable", signedIn, rateLimited("mentionable"), async (c) => {
    const { site, member } = c.var;
    const search = c.req.query("search") ?? "";
    return c.json({ data: { members: await mentionableBySearch(site, member, c.req.param("slug"), search) } });
  })
  .get("/mentioned", signedIn, rateLimited("mentionable"), async (c) => {
    const slugs = (c.req.query("slugs") ?? "").split(",");
    return c.json({ data: { slugs: await mentionableSlugs(c.var.site, c.var.member, slugs) } });
  });

const ofMessages = new Hono<SiteEnv>()
  .get("/discussions/:slug/messages", rateLimited("find-messages"), async (c) => {
    const { site, viewer } = c.var;
    const data: FoundMessagesAnswer = {
      messages: await findMessages(site, viewer, c.req.param("slug"), c.req.query("search") ?? ""),
    };
    return c.json({ data });
  })
  .post(
    "/discussions/:slug/messages",
    signedIn,
    mayWrite,
    mayPost,
    emailVerified,
    idempotent("message"),
    jsonBody(MessageDraft),
    async (c) => {
      const { site, member, draft } = c.var;
      const id = await postMessage(site, member, c.req.param("slug"), draft, postedDraftVersion(c.req));
      return c.json({ message: "Reply posted", data: await oneMessage(site, member, id) });
    },
  )
  .put("/messages/:id", signedIn, mayWrite, mayPost, emailVerified, editing, jsonBody(MessageEdit), async (c) => {
    const { site, member, draft } = c.var;
    const id = c.req.param("id");
    await editMessage(site, member, id, draft);
    return c.json({ message: "Changes saved", data: await oneMessage(site, member, id) });
  })
  .delete("/messages/:id", signedIn, editing, async (c) => {
    await deleteMessage(c.var.site, c.var, c.req.param("id"));
    return c.json({ message: "Reply deleted" });
  })
  .put("/messages/:id/like", signedIn, mayWrite, rateLimited("like"), async (c) =>
    c.json({ data: await setMessageLike(c.var.site, c.var.member, c.req.param("id"), true) }),
  )
  .delete("/messages/:id/like", signedIn, rateLimited("like"), async (c) =>
    c.json({ data: await setMessageLike(c.var.site, c.var.member, c.req.param("id"), false) }),
  )
  .post("/messages/:id/split", signedIn, adminOnly, idempotent("admin"), jsonBody(DiscussionSplit), async (c) => {
    const slug = await splitDiscussion(c.var.site, adminOfCall(c.var), c.req.param("id"), c.var.draft);
    return c.json({ message: "Replies moved", data: { slug, path: paths.conversation(slug) } });
  })
  .get("/messages/:id/history", rateLimited("find-messages"), async (c) => {
    const data: MessageHistoryAnswer = {
      versions: await messageHistory(c.var.site, c.var.viewer, c.req.param("id")),
    };
    return c.json({ data });
  });

export const discussionsApis = [ofDiscussions, ofMessages];
