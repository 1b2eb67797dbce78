import type { Lists } from "../../shared/lists.ts";
import type { SentForm, Slice } from "../../shared/page-data.ts";
import type { Pages } from "../../shared/pages.ts";
import type { RouteId } from "../../shared/routes.ts";
import type { SiteContext } from "../site-context.ts";
import type { Member } from "./site-env.ts";

export interface PageRequest {
  site: SiteContext;
  viewer: Member | null;
  params: Readonly<Record<string, string>>;
  url: URL;
  /** The request has a token that is no longer valid: members' pages then say that the session has expired. */
  hasExpiredToken: boolean;
  /** The form of this page as it was sent without script and refused; null for a GET. */
  form: SentForm | null;
}

export type PageLoaders = { [Id in RouteId]: (request: PageRequest) => Promise<Pages[Id]> | Pages[Id] };

/** The slices of the pages that have a list, without their heads. */
export type ListLoaders = { [Id in keyof Lists]: (request: PageRequest) => Promise<Slice<Lists[Id]>> };

export class Redirect extends Error {
  readonly to: string;
  readonly status: 301 | 302;

  constructor(to: string, status: 301 | 302 = 302) {
    super(`redirect to ${to}`);
    this.to = to;
    this.status = status;
  }
}
