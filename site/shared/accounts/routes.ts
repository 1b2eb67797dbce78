import type { Routes } from "../route.ts";

export const accountsRoutes = {
  login: { path: "/login", query: ["to", "link"] },
  register: { path: "/register", query: ["to"] },
  resetPassword: { path: "/reset-password", query: ["token", "sent"], isSecret: true },
  verifyEmail: { path: "/verify-email", query: ["token", "sent", "done"], isSecret: true },
} satisfies Routes;
