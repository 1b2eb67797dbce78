import type { Pages, SentForm } from "../../shared/pages.ts";
import type { RouteId } from "../../shared/routes.ts";
import type { SiteContext } from "../parts.ts";
import type { Member } from "./env.ts";

/** What a loader is given: who asks, for which address. */
export interface PageRequest {
  site: SiteContext;
  viewer: Member | null;
  params: Readonly<Record<string, string>>;
  url: URL;
  /** True when a dead token came along: a members' page then says that the session has expired. */
  tokenIsDead: boolean;
  /** The form of this page that was sent without script and has to be mended; null when the page is only read. */
  form: SentForm | null;
}

/** One loader a page: the same call feeds the HTML and `{path}/_payload.json`. */
export type PageLoaders = { [Id in RouteId]: (request: PageRequest) => Promise<Pages[Id]> | Pages[Id] };

/** Thrown by a loader: the page lives elsewhere. */
export class Redirect extends Error {
  readonly to: string;
  readonly status: 301 | 302;

  constructor(to: string, status: 301 | 302 = 302) {
    super(`redirect to ${to}`);
    this.to = to;
    this.status = status;
  }
}
