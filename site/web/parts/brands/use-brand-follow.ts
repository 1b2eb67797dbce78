import type { BrandCard, BrandFollowAnswer } from "../../../shared/brands/brand.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useViewer } from "../../payload.ts";
import { createOptimisticStates } from "../../state/optimistic-states.ts";
import { showSuccess } from "../../state/show-toast.ts";

const states = createOptimisticStates<boolean>();

/** Whether the viewer follows a brand, corrected by later changes in this tab. */
export const useBrandFollow = (brand: BrandCard): boolean =>
  states.useCurrent(useViewer()?.slug ?? null, brand.slug, brand, brand.isFollowed ?? false);

/** The brand's followers, with the follow that the viewer has just begun or ended. */
export function useBrandFollowers(brand: BrandCard): number {
  const isFollowed = useBrandFollow(brand);
  return Math.max(0, brand.followers + Number(isFollowed) - Number(brand.isFollowed ?? false));
}

/** @returns whether the viewer follows it now; null on failure */
export async function setBrandFollow({ slug, name }: BrandCard, isFollowed: boolean): Promise<boolean | null> {
  const now = await states.change(slug, isFollowed, () => send(slug, isFollowed ? "PUT" : "DELETE"));
  if (now === true) showSuccess(`Following ${name}`);
  return now;
}

async function send(slug: string, method: "PUT" | "DELETE"): Promise<boolean> {
  const { data } = await callApi<BrandFollowAnswer>(api.brandFollow(slug), { method, toasts: "failures" });
  return data?.isFollowed ?? false;
}
