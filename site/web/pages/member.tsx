import { MemberLooksSide } from "../parts/member-looks-side.tsx";
import { usePage } from "../payload.ts";

/** A member's page begins with their looks. */
export function Member() {
  const page = usePage("member");
  return <MemberLooksSide key={page.member.slug} page={page} id="member" />;
}
