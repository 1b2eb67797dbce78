import { isSlug } from "./slug.ts";

/** What one address of the site is: its pattern, and which parameters it accepts at all. */
export interface Route {
  path: string;
  /** False means that no such page can exist: the screen says 'Page Not Found: {path}' without asking the server. */
  accepts?: (params: Readonly<Record<string, string | undefined>>) => boolean;
  /** The words after `?` that its loader reads; all others are dropped before it is asked. */
  query?: readonly string[];
}

const slugs: NonNullable<Route["accepts"]> = (params) => isSlug(params.slug ?? "");

/** Every page of the site, once: the server's loaders, the browser's screens and the checks all read this table. */
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
  looks: { path: "/looks", query: ["after", "occasion", "season"] },
  postLook: { path: "/looks/new" },
  look: { path: "/looks/:slug", accepts: slugs },
  editLook: { path: "/looks/:slug/edit", accepts: slugs },
  members: { path: "/members", query: ["after", "sort"] },
  member: { path: "/members/:slug", accepts: slugs, query: ["after", "sort"] },
  memberLooks: { path: "/members/:slug/looks", accepts: slugs, query: ["after", "sort"] },
  memberProfile: { path: "/members/:slug/profile", accepts: slugs },
  settingsProfile: { path: "/settings/profile" },
  settingsPassword: { path: "/settings/password" },
  paidSubscription: { path: "/paid-subscription" },
  billingSuccess: { path: "/billing/success" },
  billingCancel: { path: "/billing/cancel" },
} satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;
