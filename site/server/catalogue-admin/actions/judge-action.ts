import type { CatalogueActionName, CatalogueState } from "../../../shared/catalogue-admin/catalogue-options.ts";
import type { Outcome } from "./act-on-many.ts";

/** What decides whether an action can be done to a brand or a product. */
export interface Judged {
  state: CatalogueState;
  isProposed: boolean;
  /** Why it cannot become public; null when it can. */
  obstacle: string | null;
}

export type StateAction = Exclude<CatalogueActionName, "merge">;
export type Verdict = Outcome & { to: CatalogueState };

const targetStates = { approve: "live", refuse: "refused", hide: "hidden", show: "live" } as const;

const effects: Record<StateAction, { done: string; preview: string }> = {
  approve: { done: "Is public", preview: "Will be public" },
  refuse: { done: "Is refused", preview: "Will be refused" },
  hide: { done: "Is hidden", preview: "Will be hidden from everyone but admins" },
  show: { done: "Is public again", preview: "Will be public again" },
};

/** The states in which each action changes something, and what to do instead in others. */
const origins: Record<StateAction, { from: readonly CatalogueState[]; instead: string }> = {
  approve: { from: ["proposed", "refused"], instead: "Only proposals can be approved. Show it instead." },
  refuse: { from: ["proposed"], instead: "Only proposals can be refused. Hide it instead." },
  hide: { from: ["live"], instead: "Only what is public can be hidden." },
  show: { from: ["hidden"], instead: "Only what is hidden can be shown again." },
};

/** One rule for the preview of an action and for the action itself. */
export function judgeAction(action: StateAction, it: Judged, isPreview: boolean): Verdict {
  const to = targetStates[action];
  const { from, instead } = origins[action];
  if (it.state === to) return { to, outcome: "unchanged", message: unchanged[to] };
  if (it.state === "merged") return { to, outcome: "refused", message: "It was merged and only leads elsewhere." };
  if (!from.includes(it.state)) return { to, outcome: "refused", message: instead };
  if (to === "live" && it.obstacle) return { to, outcome: "refused", message: it.obstacle };
  return { to, outcome: "done", message: messageOf(action, it, isPreview) };
}

const unchanged = { live: "Is public already", hidden: "Is hidden already", refused: "Is refused already" } as const;

function messageOf(action: StateAction, { isProposed }: Judged, isPreview: boolean): string {
  const effect = effects[action][isPreview ? "preview" : "done"];
  if (!isProposed || (action !== "approve" && action !== "refuse")) return effect;
  return isPreview ? `${effect}, and we’ll tell its proposer` : `${effect}, and we’ve told its proposer`;
}
