import type { Member } from "./site-env.ts";

/** Who acts as an admin, and in answer to which request. */
export interface ActingAdmin {
  admin: Member;
  requestId: string;
}

/** The admin of a call that stands behind `adminOnly`. */
export const adminOfCall = ({ member, requestId }: { member: Member; requestId: string }): ActingAdmin => ({
  admin: member,
  requestId,
});
