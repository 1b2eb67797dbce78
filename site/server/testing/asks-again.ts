import { setTimeout as sleep } from "node:timers/promises";
import type { ApiAnswer } from "./person.ts";

/** As a page does with a call that may be repeated: a busy site is asked again a little later. */
export async function asksAgain<Answer extends Pick<ApiAnswer, "status">>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await sleep(100);
  }
}
