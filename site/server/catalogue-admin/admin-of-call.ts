import type { Member } from "../request/site-env.ts";
import type { Acting } from "./history/record-change.ts";

/** The admin of a call that stands behind `adminOnly`. */
export const adminOfCall = ({ member, requestId }: { member: Member; requestId: string }): Acting => ({
  admin: member,
  requestId,
});
