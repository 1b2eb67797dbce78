export const membersPaths = {
  members: "/members",
  member: (slug: string) => `/members/${slug}`,
  memberLooks: (slug: string) => `/members/${slug}/looks`,
  memberProfile: (slug: string) => `/members/${slug}/profile`,
  memberFollowers: (slug: string) => `/members/${slug}/followers`,
  memberFollowing: (slug: string) => `/members/${slug}/following`,
} as const;

export const membersApi = {
  profile: "/api/profile",
  privacy: "/api/privacy",
  /** The viewer's follow of a member. */
  follow: (slug: string) => `/api/members/${slug}/follow`,
  /** A member who follows the viewer, or asks to. */
  follower: (slug: string) => `/api/followers/${slug}`,
  block: (slug: string) => `/api/members/${slug}/block`,
  /** The viewer's wish not to have a member suggested. */
  dismissal: (slug: string) => `/api/members/${slug}/dismissal`,
  mute: (slug: string) => `/api/members/${slug}/mute`,
} as const;
