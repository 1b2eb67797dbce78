const discussion = (slug: string) => `/discussions/${slug}`;
const conversation = (slug: string) => `${discussion(slug)}/conversation`;

export const discussionsPaths = {
  discussions: "/discussions",
  discussionsOf: (groupSlug: string) => `/discussions?group=${groupSlug}`,
  startDiscussion: "/discussions/new",
  /** With the group chosen. */
  startDiscussionIn: (groupSlug: string) => `/discussions/new?group=${groupSlug}`,
  /** Redirects to the conversation. */
  discussion,
  conversation,
  /** A message in its conversation, whichever part of it is shown. */
  message: (slug: string, number: number) => `${conversation(slug)}?around=${number}#message-${number}`,
} as const;

const call = (slug: string) => `/api/discussions/${slug}`;

export const discussionsApi = {
  /** `POST` a `DiscussionDraft`. */
  discussions: "/api/discussions",
  /** `GET ?title=`, `SimilarDiscussionsAnswer`. */
  similarDiscussions: "/api/similar-discussions",
  /** `PUT` a `DiscussionEdit`. */
  discussion: call,
  discussionPin: (slug: string) => `${call(slug)}/pin`,
  discussionLock: (slug: string) => `${call(slug)}/lock`,
  /** `PUT` a `DiscussionMove`. */
  discussionGroup: (slug: string) => `${call(slug)}/group`,
  discussionReading: (slug: string) => `${call(slug)}/reading`,
  discussionWriting: (slug: string) => `${call(slug)}/writing`,
  discussionLevel: (slug: string) => `${call(slug)}/level`,
  /** `POST` a `MessageDraft`; `GET ?search=` finds messages. */
  messages: (slug: string) => `${call(slug)}/messages`,
  /** `GET ?search=`: whom a message here may name. */
  mentionable: (slug: string) => `${call(slug)}/mentionable`,
  /** `GET ?slugs=`: those of them that lead to somebody. */
  mentioned: "/api/mentioned",
  message: (id: string) => `/api/messages/${id}`,
  messageLike: (id: string) => `/api/messages/${id}/like`,
  /** `POST` a `DiscussionSplit`: moves it and all later ones to a new discussion. */
  messageSplit: (id: string) => `/api/messages/${id}/split`,
  /** What an admin decides about it. */
  messageApproval: (id: string) => `/api/messages/${id}/approval`,
  messageHistory: (id: string) => `/api/messages/${id}/history`,
} as const;
