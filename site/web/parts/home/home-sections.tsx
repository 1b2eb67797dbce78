import type { Pages } from "../../../shared/pages.ts";
import { MemberSections } from "./member/member-sections.tsx";
import { VisitorSections } from "./visitor/visitor-sections.tsx";

export function HomeSections({ home }: { home: Pages["home"] }) {
  return home.kind === "visitor" ? <VisitorSections home={home} /> : <MemberSections home={home} />;
}
