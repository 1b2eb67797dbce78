import type { Routes } from "../route.ts";

export const homeRoutes = {
  /** `show`: one kind of what is in a member’s feed, whose pages the cursors name. */
  home: { path: "/", query: ["show", "after", "before"] },
  about: { path: "/about" },
  contact: { path: "/contact", query: ["sent"] },
  privacy: { path: "/privacy" },
  terms: { path: "/terms-and-conditions" },
  questions: { path: "/frequently-asked-questions" },
  components: { path: "/components" },
} satisfies Routes;
