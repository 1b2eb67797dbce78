import type { AppreciatedLook, LookCard, LookDetail, LookFeed, LookOrder, LookStory } from "./look.ts";
import type { Occasion, Season } from "./look-options.ts";
import type { MemberCard, MemberOrder, MemberProfile, Person } from "./member.ts";
import type { RouteId } from "./routes.ts";
import type { LoginRecord, SessionRecord, Viewer } from "./user.ts";

/** `next` is the cursor for `?after=`, null at the end. */
export interface Slice<Item> {
  items: Item[];
  next: string | null;
}

/** A form that was sent without script and refused. */
export interface SentForm {
  /** Without passwords. */
  fields: Record<string, string>;
  /** Messages by field name. */
  errors: Record<string, string[]>;
  /** About no field. */
  message: string | null;
}

/** The data of each page. */
export interface Pages {
  home:
    | { kind: "visitor"; hero: LookCard | null; looks: LookCard[]; memberCount: number; lookCount: number }
    | MemberHome;
  about: null;
  contact: { form: SentForm | null; isSent: boolean };
  privacy: null;
  terms: null;
  questions: null;
  components: null;
  login: SentForm | null;
  register: SentForm | null;
  /** `ask` for a link, `sent` after that, `choose` a new password by a valid link; `expired` links were used or are too old. */
  resetPassword: { step: "ask" | "choose"; form: SentForm | null } | { step: "sent" | "expired" };
  verifyEmail: { step: "confirm"; email: string; form: SentForm | null } | { step: "done" | "expired" };
  looks: { looks: Slice<LookCard>; feed: LookFeed; occasion: Occasion | null; season: Season | null };
  postLook: null;
  look: { look: LookDetail; more: LookCard[] };
  editLook: { look: LookDetail };
  /** With `search` the members are those found by name, and `sort` does not matter. */
  members: { members: Slice<MemberCard>; sort: MemberOrder; search: string | null };
  member: MemberPage;
  memberLooks: MemberPage;
  memberProfile: { member: MemberProfile; featured: LookCard | null };
  memberFollowers: PeoplePage & { /** Only on the viewer's own page. */ requests: Person[] };
  memberFollowing: PeoplePage;
  settingsProfile: { member: MemberProfile; firstName: string; lastName: string | null; username: string | null };
  settingsAccount: { sessions: SessionRecord[]; logins: LoginRecord[] };
  settingsPrivacy: { isPrivate: boolean; blocked: Person[]; muted: Person[] };
  paidSubscription: SubscriptionPage;
  billingSuccess: SubscriptionPage;
  billingCancel: null;
}

export interface MemberHome {
  kind: "member";
  /** `following`: of the members whom the viewer follows; `new`, of all others, while these have none. Newest first. */
  feed: LookFeed;
  looks: LookStory[];
  /** The viewer's most recently liked looks. */
  appreciated: AppreciatedLook[];
  liked: LookCard[];
  /** The newest members with looks. */
  newcomers: MemberCard[];
  ownLooks: number;
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

export interface SubscriptionPage {
  billing: {
    apiKey: string;
    /** The SDK's proxy URL; a path is relative to the page's origin. */
    address: string;
    /** Null for visitors, who log in before they buy. */
    appUserId: string | null;
  };
  plan: {
    product: string;
    expiresAt: string | null;
    willRenew: boolean;
    isTrial: boolean;
    managementUrl: string | null;
  } | null;
}

/** The data of every page. */
export interface Shared {
  viewer: Viewer | null;
  /** The server's build. */
  build: string;
  /** The site's public address without a trailing slash. */
  origin: string;
  /** A line above every page of a demo. */
  notice?: string;
}

/** The data of one navigation, for the HTML, `{path}/_payload.json` and the router. */
export type Payload = Shared &
  (
    | { kind: "page"; page: { [Id in RouteId]: { id: Id; data: Pages[Id] } }[RouteId] }
    | { kind: "redirect"; to: string }
    | { kind: "error"; status: number; message: string }
  );
