/** Every address the site links to, so that a renamed route is one edit and a compile error elsewhere. */
export const paths = {
  home: "/",
  about: "/about",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms-and-conditions",
  questions: "/frequently-asked-questions",
  components: "/components",
  login: "/login",
  register: "/register",
  looks: "/looks",
  postLook: "/looks/new",
  look: (slug: string) => `/looks/${slug}`,
  editLook: (slug: string) => `/looks/${slug}/edit`,
  members: "/members",
  member: (slug: string) => `/members/${slug}`,
  memberLooks: (slug: string) => `/members/${slug}/looks`,
  memberProfile: (slug: string) => `/members/${slug}/profile`,
  settingsProfile: "/settings/profile",
  paidSubscription: "/paid-subscription",
  billingSuccess: "/billing/success",
  billingCancel: "/billing/cancel",
  photo: (id: string, version: number, widthPx: number, format: "avif" | "webp" | "jpg") =>
    `/photos/${id}/${version}/${widthPx}.${format}`,
} as const;

/** The writing half of the site: JSON in, `{message?, data?}` out. */
export const api = {
  login: "/api/login",
  register: "/api/register",
  logout: "/api/logout",
  user: "/api/user",
  profile: "/api/profile",
  contact: "/api/contact",
  photo: (id: string) => `/api/photos/${id}`,
  photoCrop: (id: string) => `/api/photos/${id}/crop`,
  looks: "/api/looks",
  look: (slug: string) => `/api/looks/${slug}`,
  lookLike: (slug: string) => `/api/looks/${slug}/like`,
  lookOrder: "/api/looks/order",
  membershipRenewal: "/api/membership/renewal",
  membershipPortal: "/api/membership/portal",
} as const;
