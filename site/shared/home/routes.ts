import type { Routes } from "../route.ts";

export const homeRoutes = {
  /** `show`: one kind of what is in a member’s feed. */
  home: { path: "/", query: ["show"] },
  about: { path: "/about" },
  contact: { path: "/contact", query: ["sent"] },
  privacy: { path: "/privacy" },
  terms: { path: "/terms-and-conditions" },
  questions: { path: "/frequently-asked-questions" },
  components: { path: "/components" },
} satisfies Routes;
