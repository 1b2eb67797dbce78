import { MemberHome } from "../parts/home/member/member-home.tsx";
import { VisitorHome } from "../parts/home/visitor/visitor-home.tsx";
import { usePage } from "../payload.ts";

export function Home() {
  const home = usePage("home");
  return home.kind === "visitor" ? <VisitorHome home={home} /> : <MemberHome home={home} />;
}
