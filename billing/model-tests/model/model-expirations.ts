import { defined } from "../../rules/defined.ts";
import { givenUpMs, type Model } from "./model.ts";
import { accessEnd } from "./model-access.ts";
import type { Subscription } from "./model-types.ts";

export function lapseIfOver(model: Model, it: Subscription): void {
  if (it.issue !== null && !it.isCancelled && !it.isOver && accessEnd(it) <= model.now) it.hasLapsed = true;
}

export function endIfOver(model: Model, it: Subscription): void {
  if (it.isOver) return;
  lapseIfOver(model, it);
  if (it.renews !== null || it.isWaiting || accessEnd(it) > model.now) return;
  const isUnpaid = it.issue !== null && !it.isCancelled;
  if (isUnpaid && defined(it.issue, "issue") + givenUpMs > model.now) return;
  it.isOver = true;
}
