import type { LookCard, LookOrder } from "../looks/look.ts";
import type { Slice } from "../page-data.ts";
import type { MemberCard, MemberOrder, MemberProfile, Person, Suggestion } from "./member.ts";

export interface MembersPages {
  /** With `search` the members are those found by name, and `sort` does not matter. */
  members: {
    members: Slice<MemberCard>;
    sort: MemberOrder;
    search: string | null;
    /** By `search`, of which the best ones are shown; at most one more than these. */
    found: number;
    /** Only at the start of the newest. */
    suggestions: Suggestion[];
  };
  member: MemberPage;
  memberLooks: MemberPage;
  memberFollowers: PeoplePage & { /** Only on the viewer's own page. */ requests: Person[] };
  memberFollowing: PeoplePage;
}

export interface MemberPage {
  member: MemberProfile;
  looks: Slice<LookCard>;
  sort: LookOrder;
}

export interface PeoplePage {
  member: MemberProfile;
  people: Slice<Person>;
}
