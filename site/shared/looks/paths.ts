export const looksPaths = {
  looks: "/looks",
  postLook: "/looks/new",
  look: (slug: string) => `/looks/${slug}`,
  editLook: (slug: string) => `/looks/${slug}/edit`,
} as const;

export const looksApi = {
  looks: "/api/looks",
  look: (slug: string) => `/api/looks/${slug}`,
  lookDeletion: (slug: string) => `/api/looks/${slug}/deletion`,
  lookLike: (slug: string) => `/api/looks/${slug}/like`,
  lookOrder: "/api/looks/order",
} as const;
