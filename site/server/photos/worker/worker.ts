// The process that decodes strangers' files: it reads one file, answers pixels, and may die without harm.
import { constants, setPriority } from "node:os";
import { avif, develop } from "./develop.ts";
import { TooLarge } from "./open.ts";
import { type Reply, type Task, tooHeavyExit } from "./words.ts";

const memoryLimitBytes = 640 * 1024 * 1024;
/** Freed memory comes back in pieces; above this a fresh process is the cheaper way to tidy up. */
const tidyAboveBytes = 320 * 1024 * 1024;

// Pages are answered first, pictures with what is left of the machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on("disconnect", () => process.exit());
process.on("message", (task: Task) => void answer(task));
// libvips works on threads of its own, so this clock keeps ticking meanwhile.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryLimitBytes) process.exit(tooHeavyExit);
}, 25);

async function answer(task: Task): Promise<void> {
  const reply = await work(task).catch(refusal);
  process.send?.(reply, () => {
    if (process.memoryUsage.rss() > tidyAboveBytes) process.exit();
  });
}

async function work(task: Task): Promise<Reply> {
  switch (task.kind) {
    case "develop":
      return { kind: "developed", print: await develop(task.file, task.crop) };
    case "avif":
      return { kind: "avif", bytes: await avif(task.file, task.crop, task.widthPx) };
  }
}

function refusal(error: unknown): Reply {
  const isTooLarge = error instanceof TooLarge || /pixel limit/i.test(String(error));
  return { kind: "refused", why: isTooLarge ? "too-large" : "unreadable" };
}
