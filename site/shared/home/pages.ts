import type { AppreciatedLook, LookCard, LookFeed, LookStory } from "../looks/look.ts";
import type { MemberCard, Suggestion } from "../members/member.ts";
import type { SentForm } from "../page-data.ts";
import type { ReviewCard } from "../reviews/review.ts";

export interface HomePages {
  home:
    | { kind: "visitor"; hero: LookCard | null; looks: LookCard[]; memberCount: number; lookCount: number }
    | MemberHome;
  about: null;
  contact: { form: SentForm | null; isSent: boolean };
  privacy: null;
  terms: null;
  questions: null;
  components: null;
}

export interface MemberHome {
  kind: "member";
  /** `following`: of the members whom the viewer follows; `new`, of all others, while these have none. Newest first. */
  feed: Exclude<LookFeed, "popular">;
  looks: LookStory[];
  /** The newest ones by members whom the viewer follows. */
  reviews: ReviewCard[];
  /** The viewer's most recently liked looks. */
  appreciated: AppreciatedLook[];
  liked: LookCard[];
  /** Whom the viewer may want to follow, while there are few looks in the feed. */
  suggestions: Suggestion[];
  /** The newest members with looks. */
  newcomers: MemberCard[];
  ownLooks: number;
}
