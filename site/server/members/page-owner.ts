import { type PageRequest, Redirect } from "../request/page-loader.ts";
import { type FoundMember, memberBySlug } from "./member-profile.ts";

/** The member in a page's address; a former slug redirects to the present one. */
export async function pageOwner(
  { site, viewer, params }: PageRequest,
  pathOf: (slug: string) => string,
): Promise<FoundMember> {
  const member = await memberBySlug(site, viewer, params.slug ?? "");
  if ("movedTo" in member) throw new Redirect(pathOf(member.movedTo), 301);
  return member;
}
