import type { Standing } from "../../../shared/permissions.ts";

export const standingLabels: Record<Standing, string> = {
  active: "Active",
  suspended: "Suspended",
  banned: "Banned",
  leaving: "Leaving",
  erased: "Deleted",
};
