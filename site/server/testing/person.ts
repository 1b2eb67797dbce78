import { randomUUID } from "node:crypto";
import type { UserAnswer } from "../../shared/accounts/user.ts";
import type { BrandFollowAnswer } from "../../shared/brands/brand.ts";
import type { PostedComment } from "../../shared/comments/comment.ts";
import type { CommentTarget } from "../../shared/comments/comment-target.ts";
import { commentsCall } from "../../shared/comments/paths.ts";
import type { ItemDetail, ItemDraft } from "../../shared/items/item.ts";
import type { LookCard, LookDraft } from "../../shared/looks/look.ts";
import type { FollowAnswer } from "../../shared/members/member.ts";
import type { OutfitDraft } from "../../shared/outfits/outfit.ts";
import type { Pages, Payload } from "../../shared/pages.ts";
import { api, paths } from "../../shared/paths.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import type { RouteId } from "../../shared/routes.ts";
import type { ImportAnswer } from "../../shared/wardrobe/import.ts";
import { jpeg } from "./test-jpeg.ts";

/** A parsed answer of the API. */
export interface ApiAnswer<Data = unknown, Message = string> {
  status: number;
  headers: Headers;
  message: Message;
  data: Data;
}

export type Reach = (path: string, init?: RequestInit & { duplex?: "half" }) => Promise<Response>;

/** A member or a visitor. */
export class Person {
  readonly slug: string;
  readonly #reach: Reach;

  constructor(slug: string, reach: Reach) {
    this.slug = slug;
    this.#reach = reach;
  }

  gets(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#reach(path, { headers });
  }

  async sends<Data = unknown, Message = string>(
    method: "POST" | "PUT" | "DELETE",
    path: string,
    draft?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiAnswer<Data, Message>> {
    const body = draft === undefined ? undefined : JSON.stringify(draft);
    return answered(
      await this.#reach(path, { method, body, headers: { "Content-Type": "application/json", ...headers } }),
    );
  }

  async uploads(
    bytes: Uint8Array | ReadableStream<Uint8Array>,
    { id = String(randomUUID()), type = "image/jpeg" } = {},
  ): Promise<ApiAnswer<PhotoCard>> {
    const body = bytes instanceof ReadableStream ? bytes : Buffer.from(bytes);
    return answered(
      await this.#reach(api.photo(id), { method: "PUT", body, headers: { "Content-Type": type }, duplex: "half" }),
    );
  }

  /** An unused photo. */
  async hasPhoto(colour?: string): Promise<PhotoCard> {
    return (await this.uploads(await jpeg({ colour }))).data;
  }

  /** With a photo of its own, unless `more` has some. */
  async posts(title: string, more: Partial<LookDraft> = {}, headers?: Record<string, string>): Promise<LookCard> {
    const photos = more.photos ?? [{ id: (await this.hasPhoto()).id, alt: title }];
    const draft = { title, ...more, photos } satisfies LookDraft;
    return (await this.sends<LookCard>("POST", api.looks, draft, headers)).data;
  }

  /** Without a photo, unless `more` has one. */
  async adds(name: string, more: Partial<ItemDraft> = {}): Promise<ItemDetail> {
    return (await this.sends<ItemDetail>("POST", api.items, { name, ...more } satisfies ItemDraft)).data;
  }

  /** A file, of items unless `path` says else: a list is sent as JSON, anything else as CSV. */
  async imports<Data = ImportAnswer>(
    file: string | object[] | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
    path: string = api.itemImport,
  ): Promise<ApiAnswer<Data>> {
    const body = Array.isArray(file) ? JSON.stringify(file) : file;
    const type = Array.isArray(file) ? "application/json" : "text/csv";
    return answered(await this.#reach(path, { method: "POST", body, headers: { "Content-Type": type, ...headers } }));
  }

  /** @returns the outfit's id */
  async combines(name: string, items: string[]): Promise<string> {
    return (await this.sends<{ id: string }>("POST", api.outfits, { name, items } satisfies OutfitDraft)).data.id;
  }

  likes(slug: string) {
    return this.sends<{ liked: boolean; likes: number }>("PUT", api.lookLike(slug));
  }

  unlikes(slug: string) {
    return this.sends<{ liked: boolean; likes: number }>("DELETE", api.lookLike(slug));
  }

  /** @param on a look's slug, or an entry */
  comments(on: string | CommentTarget, text: string, parent?: string, headers?: Record<string, string>) {
    const subject: CommentTarget = typeof on === "string" ? { kind: "look", slug: on } : on;
    return this.sends<PostedComment>("POST", commentsCall(subject), { text, parent }, headers);
  }

  follows(slug: string) {
    return this.sends<FollowAnswer>("PUT", api.follow(slug));
  }

  unfollows(slug: string) {
    return this.sends<FollowAnswer>("DELETE", api.follow(slug));
  }

  followsBrand(slug: string) {
    return this.sends<BrandFollowAnswer>("PUT", api.brandFollow(slug));
  }

  unfollowsBrand(slug: string) {
    return this.sends<BrandFollowAnswer>("DELETE", api.brandFollow(slug));
  }

  accepts(slug: string) {
    return this.sends("PUT", api.follower(slug));
  }

  blocks(slug: string) {
    return this.sends("PUT", api.block(slug));
  }

  mutes(slug: string) {
    return this.sends("PUT", api.mute(slug));
  }

  setsPrivacy(isPrivate: boolean) {
    return this.sends("PUT", api.privacy, { is_private: isPrivate });
  }

  /** The payload of a page. */
  async opens(path: string): Promise<Payload & { httpStatus: number }> {
    const url = new URL(path, "http://site.example");
    const at = url.pathname === "/" ? "" : url.pathname;
    const response = await this.#reach(`${at}/_payload.json${url.search}`);
    const payload: Payload = await response.json();
    return { ...payload, httpStatus: response.status };
  }

  /** The data of the page `id`. */
  async sees<Id extends RouteId>(id: Id, path: string): Promise<Pages[Id]> {
    const payload = await this.opens(path);
    if (payload.kind !== "page" || payload.page.id !== id)
      throw new Error(`${path} answered ${JSON.stringify(payload)}`);
    return payload.page.data as Pages[Id];
  }

  /** `GET /api/user` */
  async user(): Promise<UserAnswer> {
    const answer: { data: UserAnswer } = await (await this.gets(api.user)).json();
    return answer.data;
  }

  /** The slugs of this member's looks in order. */
  async line(): Promise<string[]> {
    return (await this.sees("memberLooks", paths.memberLooks(this.slug))).looks.items.map(({ slug }) => slug);
  }
}

async function answered<Data, Message = string>(response: Response): Promise<ApiAnswer<Data, Message>> {
  const body: { message: Message; data: Data } = await response.json();
  return { ...body, status: response.status, headers: response.headers };
}
