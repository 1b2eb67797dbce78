import type * as z from "zod";
import {
  CommentDraftBody,
  DiscussionDraftBody,
  EditedLookDraftBody,
  LookDraftBody,
  MessageDraftBody,
  ReviewDraftBody,
} from "../../shared/drafts/draft.ts";
import {
  commentPlace,
  type DraftPlace,
  editedLookPlace,
  messagePlace,
  newDiscussionPlace,
  newLookPlace,
  reviewPlace,
} from "../../shared/drafts/draft-place.ts";
import { isSlug } from "../../shared/slug.ts";
import { isUuid } from "../../shared/uuid.ts";
import { invalid, notFound } from "../problems.ts";
import { fieldMessages } from "../request/json-body.ts";

/** A place that exists, and what a draft there may hold. */
export interface StoredPlace {
  place: DraftPlace;
  shape: z.ZodType;
  /** The look of which the draft holds changes. Only its author has such drafts. */
  editedLookId?: string;
}

/** @throws 404 for a place that is not on this closed list */
export function storedPlace(text: string): StoredPlace {
  if (text === newLookPlace) return { place: newLookPlace, shape: LookDraftBody };
  if (text === newDiscussionPlace) return { place: newDiscussionPlace, shape: DiscussionDraftBody };
  const [kind, of = "", ...more] = text.split(":");
  if (kind === "look" && isUuid(of) && more.length === 0)
    return { place: editedLookPlace(of), shape: EditedLookDraftBody, editedLookId: of };
  if (kind === "comment" && isSlug(of) && more.length === 0)
    return { place: commentPlace({ kind: "look", slug: of }), shape: CommentDraftBody };
  if (kind === "comment" && of === "entry" && more.length === 1 && isSlug(more[0] ?? ""))
    return { place: commentPlace({ kind: "entry", slug: more[0] ?? "" }), shape: CommentDraftBody };
  if (kind === "message" && isSlug(of) && more.length === 0)
    return { place: messagePlace(of), shape: MessageDraftBody };
  if (kind === "review" && [of, ...more].every(isSlug) && more.length <= 1)
    return { place: placeOfReview(of, more[0]), shape: ReviewDraftBody };
  throw notFound("draft");
}

/** Of a product, or of a brand's collection. */
const placeOfReview = (slug: string, collection: string | undefined): DraftPlace =>
  reviewPlace(
    collection === undefined ? { kind: "product", slug } : { kind: "collection", brand: slug, slug: collection },
  );

/** @throws 422 for a body of another shape */
export function draftBody({ shape }: StoredPlace, sent: unknown): unknown {
  const parsed = shape.safeParse(sent);
  if (!parsed.success) throw invalid(fieldMessages(parsed.error));
  return parsed.data;
}
