import * as z from "zod";
import type { FaultAnswer } from "../../shared/api-answer.ts";
import type { CommentTarget, CommentTargetKind } from "../../shared/comments/comment-target.ts";
import { commentsCall } from "../../shared/comments/paths.ts";
import { matchRoute } from "../../shared/match-route.ts";
import type { SentForm } from "../../shared/page-data.ts";
import { api, paths } from "../../shared/paths.ts";
import { safeRedirectPath } from "../../shared/safe-redirect.ts";
import { noForm, payloadTooLarge, tooManyFields } from "../problems.ts";

interface FormPage {
  call(page: URL): string;
  /** `POST` without it. */
  method?(fields: Record<string, string>): "PUT" | "DELETE";
  doneAt(page: URL, answer: unknown): string;
  /** The page has no place for the messages of a refused form: an error page says them. */
  isButton?: true;
}

const wantedPage = (page: URL): string => safeRedirectPath(page.searchParams.get("to"));

const Started = z.object({ data: z.object({ path: z.string() }) });

const Leaving = z.object({ data: z.object({ is_leaving: z.literal(true) }) });

const formPages: Readonly<Record<string, FormPage>> = {
  [paths.login]: { call: () => api.login, doneAt: wantedPage },
  [paths.register]: { call: () => api.register, doneAt: wantedPage },
  [paths.resetPassword]: {
    call: (page) => {
      const token = page.searchParams.get("token");
      return token === null ? api.passwordReset : api.newPassword(encodeURIComponent(token));
    },
    doneAt(page, answer) {
      if (!page.searchParams.has("token")) return `${paths.resetPassword}?sent=1`;
      return Leaving.safeParse(answer).success ? paths.login : paths.home;
    },
  },
  [paths.verifyEmail]: {
    call: (page) => {
      const token = page.searchParams.get("token");
      return token === null ? api.emailVerification : api.confirmEmail(encodeURIComponent(token));
    },
    doneAt: (page) => `${paths.verifyEmail}?${page.searchParams.has("token") ? "done" : "sent"}=1`,
  },
  [paths.comeBack]: {
    call: (page) => api.comeBack(encodeURIComponent(page.searchParams.get("token") ?? "")),
    doneAt: () => `${paths.comeBack}?done=1`,
  },
  [paths.startDiscussion]: { call: () => api.discussions, doneAt: (_, answer) => Started.parse(answer).data.path },
  [paths.contact]: { call: () => api.contact, doneAt: () => `${paths.contact}?sent=1` },
};

const Posted = z.object({ data: z.object({ comment: z.object({ id: z.string() }) }) });

const commentsPage = (on: CommentTarget): FormPage => ({
  call: () => commentsCall(on),
  doneAt(_, answer) {
    const { id } = Posted.parse(answer).data.comment;
    return `${paths.commentThread(on, id)}#comment-${id}`;
  },
});

const commented = (kind: CommentTargetKind, { slug = "" }: Readonly<Record<string, string>>): CommentTarget => ({
  kind,
  slug,
});

const Numbered = z.object({ data: z.object({ number: z.int() }) });

const conversationPage = (slug: string): FormPage => ({
  call: () => api.messages(slug),
  doneAt: (_, answer) => paths.message(slug, Numbered.parse(answer).data.number),
});

/** The button that follows a member, on their pages and in lists; `?to=` is where it was pressed. */
const followButton = (slug: string): FormPage => ({
  call: () => api.follow(slug),
  method: ({ follow }) => (follow === "no" ? "DELETE" : "PUT"),
  doneAt: (page) => (page.searchParams.has("to") ? wantedPage(page) : paths.member(slug)),
  isButton: true,
});

/** The same for a brand. */
const brandFollowButton = (slug: string): FormPage => ({
  ...followButton(slug),
  call: () => api.brandFollow(slug),
  doneAt: (page) => (page.searchParams.has("to") ? wantedPage(page) : paths.brand(slug)),
});

/** The form of the page at a path; null where forms need script. */
export function formPageAt(pathname: string): FormPage | null {
  const match = matchRoute(pathname);
  if (match?.id === "lookComments" && match.isAccepted) return commentsPage(commented("look", match.params));
  if (match?.id === "entryComments" && match.isAccepted) return commentsPage(commented("entry", match.params));
  if (match?.id === "conversation" && match.isAccepted) return conversationPage(match.params.slug ?? "");
  if (match?.id === "member" && match.isAccepted) return followButton(match.params.slug ?? "");
  if (match?.id === "brand" && match.isAccepted) return brandFollowButton(match.params.slug ?? "");
  return formPages[pathname] ?? null;
}

/** Of the longest reply in any script, encoded. */
const maxBytes = 128 * 1024;
const maxFields = 50;

/** @throws 400 for another kind of body, 413 for one that is too large */
export async function formFields(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw noForm();
  const text = await request.text();
  if (text.length > maxBytes) throw payloadTooLarge(maxBytes);
  const fields: Record<string, string> = Object.create(null);
  for (const [at, part] of text.split("&", maxFields + 1).entries()) {
    if (at === maxFields) throw tooManyFields(maxFields);
    const [field] = new URLSearchParams(part);
    if (field?.[0]) fields[field[0]] = field[1];
  }
  return fields;
}

export function apiRequest(request: Request, page: FormPage, fields: Record<string, string>): Request {
  const headers = new Headers(request.headers);
  headers.set("Content-Type", "application/json");
  headers.delete("Content-Length");
  // A form sends empty fields for what was left out; the link of a warning email stands in the page's address.
  const url = new URL(request.url);
  const link = url.searchParams.get("link");
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
  const body = JSON.stringify(link ? { link, ...said } : said);
  return new Request(new URL(page.call(url), url), { method: page.method?.(fields) ?? "POST", headers, body });
}

/** Passwords are not repeated. */
export async function sentForm(answer: Response, fields: Record<string, string>): Promise<SentForm> {
  const { message, data }: FaultAnswer = await answer.json();
  const errors = data ?? {};
  const kept = Object.entries(fields).filter(([name]) => !name.includes("password"));
  return { fields: Object.fromEntries(kept), errors, message: Object.keys(errors).length ? null : (message ?? null) };
}
