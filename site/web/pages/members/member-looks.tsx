import { MemberLooksPage } from "../../parts/look-list/member-looks-page.tsx";
import { usePage } from "../../payload.ts";

export function MemberLooks() {
  const page = usePage("memberLooks");
  return <MemberLooksPage key={page.member.slug} page={page} id="memberLooks" />;
}
