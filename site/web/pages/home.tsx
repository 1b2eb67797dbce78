import { MemberHome } from "../parts/home/member-home.tsx";
import { VisitorHome } from "../parts/home/visitor-home.tsx";
import { usePage } from "../payload.ts";

/** The front page: for visitors what Hemline is, for members what is new. */
export function Home() {
  const home = usePage("home");
  return home.kind === "visitor" ? <VisitorHome home={home} /> : <MemberHome home={home} />;
}
