import type { Routes } from "../route.ts";

export const homeRoutes = {
  home: { path: "/" },
  about: { path: "/about" },
  contact: { path: "/contact", query: ["sent"] },
  privacy: { path: "/privacy" },
  terms: { path: "/terms-and-conditions" },
  questions: { path: "/frequently-asked-questions" },
  components: { path: "/components" },
} satisfies Routes;
