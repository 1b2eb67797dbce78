import { MemberLooksPage } from "../../parts/look-list/member-looks-page.tsx";
import { usePage } from "../../payload.ts";

export function Member() {
  const page = usePage("member");
  return <MemberLooksPage key={page.member.slug} page={page} id="member" />;
}
