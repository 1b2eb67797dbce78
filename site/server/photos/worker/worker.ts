// The process that decodes strangers' files: it reads one file, answers pixels, and may die without harm.
import { constants, setPriority } from "node:os";
import { avif, develop } from "./develop.ts";
import { TooLarge, TooLargeAvif } from "./open.ts";
import { TooHeavy } from "./png.ts";
import { memoryLimitMb, type Refusal, type Reply, type Task, tooMuchMemoryExit, tooMuchTimeExit } from "./words.ts";

const mb = 1024 * 1024;
/** Freed memory comes back in pieces; above this a fresh process is the cheaper way to tidy up. */
const tidyAboveMb = 180;
/** Processor time, so that a busy machine makes no picture too heavy. */
const cpuLimitMs = { develop: 10_000, avif: 30_000 };

// Pages are answered first, pictures with what is left of the machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on("disconnect", () => process.exit());
process.on("message", (task: Task) => void answer(task));

let current: { limitMs: number; from: NodeJS.CpuUsage } | undefined;
// libvips works on threads of its own, so this clock keeps ticking meanwhile.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryLimitMb * mb) process.exit(tooMuchMemoryExit);
  if (!current) return;
  const { user, system } = process.cpuUsage(current.from);
  if ((user + system) / 1000 > current.limitMs) process.exit(tooMuchTimeExit);
}, 25);

async function answer(task: Task): Promise<void> {
  current = { limitMs: cpuLimitMs[task.kind], from: process.cpuUsage() };
  const reply = await work(task).catch((error: unknown): Reply => {
    // What the decoder says when the system gives it no more.
    if (/out of memory|insufficient memory|(unable|failed) to allocate|memory alloc/i.test(String(error)))
      process.exit(tooMuchMemoryExit);
    return { kind: "refused", why: whyOf(error) };
  });
  current = undefined;
  process.send?.(reply, () => {
    if (process.memoryUsage.rss() > tidyAboveMb * mb) process.exit();
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

function whyOf(error: unknown): Refusal {
  if (error instanceof TooLargeAvif) return "too-large-avif";
  if (error instanceof TooLarge || /pixel limit/i.test(String(error))) return "too-large";
  return error instanceof TooHeavy ? "too-heavy" : "unreadable";
}
