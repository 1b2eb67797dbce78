import type { Audience } from "../../../shared/permissions.ts";

export const audienceLabels: Record<Audience, string> = {
  everyone: "Everyone",
  followers: "Followers",
  me: "Only me",
};
