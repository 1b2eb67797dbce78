import { MemberLooksSide } from "../parts/member-looks-side.tsx";
import { usePage } from "../payload.ts";

/** The looks of a member, under an address of their own. */
export function MemberLooks() {
  const page = usePage("memberLooks");
  return <MemberLooksSide key={page.member.slug} page={page} id="memberLooks" />;
}
