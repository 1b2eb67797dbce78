import type { Routes } from "../route.ts";

export const leavingRoutes = {
  comeBack: { path: "/come-back", query: ["token", "left", "done"], isSecret: true },
} satisfies Routes;
