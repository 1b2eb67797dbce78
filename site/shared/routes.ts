import { isSlug } from "./slug.ts";

export interface Route {
  path: string;
  /** False: the page cannot exist, and the browser says so without asking the server. */
  accepts?: (params: Readonly<Record<string, string | undefined>>) => boolean;
  /** Query parameters that its loader reads; others are dropped. */
  query?: readonly string[];
  /** Its address contains a secret, so that nobody's copy is kept. */
  isSecret?: true;
}

const slugs: NonNullable<Route["accepts"]> = (params) => isSlug(params.slug ?? "");

/** Every page of the site. */
export const routes = {
  home: { path: "/" },
  about: { path: "/about" },
  contact: { path: "/contact", query: ["sent"] },
  privacy: { path: "/privacy" },
  terms: { path: "/terms-and-conditions" },
  questions: { path: "/frequently-asked-questions" },
  components: { path: "/components" },
  login: { path: "/login", query: ["to", "link"] },
  register: { path: "/register", query: ["to"] },
  resetPassword: { path: "/reset-password", query: ["token", "sent"], isSecret: true },
  verifyEmail: { path: "/verify-email", query: ["token", "done"], isSecret: true },
  looks: { path: "/looks", query: ["feed", "after", "occasion", "season"] },
  postLook: { path: "/looks/new" },
  look: { path: "/looks/:slug", accepts: slugs },
  editLook: { path: "/looks/:slug/edit", accepts: slugs },
  members: { path: "/members", query: ["search", "after", "sort"] },
  member: { path: "/members/:slug", accepts: slugs, query: ["after", "sort"] },
  memberLooks: { path: "/members/:slug/looks", accepts: slugs, query: ["after", "sort"] },
  memberProfile: { path: "/members/:slug/profile", accepts: slugs },
  memberFollowers: { path: "/members/:slug/followers", accepts: slugs, query: ["after"] },
  memberFollowing: { path: "/members/:slug/following", accepts: slugs, query: ["after"] },
  settingsProfile: { path: "/settings/profile" },
  settingsAccount: { path: "/settings/account" },
  settingsPrivacy: { path: "/settings/privacy" },
  paidSubscription: { path: "/paid-subscription" },
  billingSuccess: { path: "/billing/success" },
  billingCancel: { path: "/billing/cancel" },
} satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

export const isRouteId = (id: string): id is RouteId => Object.hasOwn(routes, id);

export const routeIds: readonly RouteId[] = Object.keys(routes).filter(isRouteId);
