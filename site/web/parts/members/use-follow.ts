import type { FollowAnswer, FollowState, MemberProfile, Person } from "../../../shared/members/member.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { createOptimisticStates } from "../../state/optimistic-states.ts";
import { showSuccess } from "../../state/show-toast.ts";

const states = createOptimisticStates<FollowState>();

export type Followable = MemberProfile | Person;

/** As it was loaded; null for visitors and for the viewer. */
export const loadedFollow = (member: Followable): FollowState | null =>
  "relation" in member ? (member.relation?.follow ?? null) : member.follow;

/** Whether the viewer follows a member, corrected by later changes in this tab. */
export const useFollow = (viewer: string | null, member: Followable): FollowState =>
  states.useCurrent(viewer, member.slug, member, loadedFollow(member) ?? "none");

/** Follows, or asks a private member. @returns null on failure */
export async function follow({ slug, username, isPrivate }: Followable): Promise<FollowState | null> {
  const state = await states.change(slug, isPrivate ? "asked" : "following", () => send(slug, "PUT"));
  if (state === "asked") showSuccess("Follow request sent");
  if (state === "following") showSuccess(`Following ${username}`);
  return state;
}

/** Ends a follow, or takes a request back. @returns null on failure */
export const unfollow = ({ slug }: Followable): Promise<FollowState | null> =>
  states.change(slug, "none", () => send(slug, "DELETE"));

async function send(slug: string, method: "PUT" | "DELETE"): Promise<FollowState> {
  const { data } = await callApi<FollowAnswer>(api.follow(slug), { method, toasts: "failures" });
  return data?.follow ?? "none";
}
