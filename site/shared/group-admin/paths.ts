export const groupAdminPaths = {
  adminGroups: "/admin/groups",
  adminNewGroup: "/admin/groups/new",
  adminGroup: (slug: string) => `/admin/groups/${slug}`,
} as const;

export const groupAdminApi = {
  /** `POST` a `GroupDraft`. */
  adminGroups: "/api/admin/groups",
  /** `PUT` a `GroupEdit`; 409 with a `SaveConflict` when another admin has saved. */
  adminGroup: (slug: string) => `/api/admin/groups/${slug}`,
  /** `POST` a `GroupMerge`. */
  adminGroupMerge: (slug: string) => `/api/admin/groups/${slug}/merge`,
  /** `PUT` a `GroupOrder`. */
  adminGroupOrder: "/api/admin/group-order",
} as const;
