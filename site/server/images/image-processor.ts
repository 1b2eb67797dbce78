import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Colour } from "../../shared/colours.ts";
import { photoLimitTexts } from "../../shared/limits.ts";
import type { CropBox } from "../../shared/photos/photo.ts";
import { SiteProblem, unusableUpload } from "../problems.ts";
import { createFairQueue } from "./fair-queue.ts";
import type { ProcessedImage, Refusal, Task } from "./worker/messages.ts";
import { createWorkerProcess, type Outcome, type WorkerProcess } from "./worker-process.ts";

/** Whose turn a task takes: members take turns, and `background` waits until no member does. */
type Priority = { member: string } | "background";

export interface ImageProcessor {
  /**
   * WebP and JPEG in all widths.
   * @throws 422 for a file that is no image or too large, 503 when too many tasks are waiting
   */
  makeRenditions(file: string, crop: CropBox | null, priority: Priority): Promise<ProcessedImage>;
  /** Of the clothes in it, the largest first. In the background. @throws as `makeRenditions` */
  findColours(file: string, crop: CropBox | null): Promise<Colour[]>;
  /** In the background. @throws as `makeRenditions` */
  makeAvif(file: string, crop: CropBox | null, widthPx: number): Promise<Uint8Array>;
  readonly pids: number[];
  close(): void;
}

/** One core answers requests; more than four processes would need more memory than they save time. */
export const maxWorkers = Math.max(1, Math.min(4, availableParallelism() - 1));

const maxWaiting = { perMember: 24, overall: 200 };
/** For a process that hangs. One that works too long is ended by the processor time it used. */
const timeoutMs = { renditions: 60_000, colours: 60_000, avif: 120_000 };
const maxExternalKills = 5;

const refusalMessages: Record<Refusal, string> = {
  unreadable: "We can’t open this photo. It may be damaged. Export it again and upload the new copy.",
  "too-large": `This photo is larger than ${photoLimitTexts.pixels} or ${photoLimitTexts.side} on one side. Make it smaller and upload it again.`,
  "too-large-avif": `AVIF photos can have up to ${photoLimitTexts.avifMegapixels} megapixels. Make it smaller or export it as JPEG.`,
  "too-heavy": "We can’t process this photo. Export it as a standard JPEG and upload that.",
};

const refused = (why: Refusal) => unusableUpload(422, refusalMessages[why]);
const unavailable = (message: string) => new SiteProblem(503, message, { headers: { "Retry-After": "5" } });
const queueFull = () => unavailable("Hemline is busy. Try again in a few seconds.");
const closing = () => unavailable("Hemline is restarting. Try again in a few seconds.");
const workerKilled = () => unavailable("We couldn’t process this photo just now. Try again in a few seconds.");

interface WaitingTask {
  task: Task;
  resolve(outcome: Outcome): void;
  reject(error: SiteProblem): void;
}

export function createImageProcessor({ workers = maxWorkers } = {}): ImageProcessor {
  const pool = Array.from({ length: workers }, createWorkerProcess);
  const idle = [...pool];
  const foreground = createFairQueue<WaitingTask>();
  const background: WaitingTask[] = [];
  let isClosed = false;

  function startNext(): void {
    for (let worker = idle[0]; worker; worker = idle[0]) {
      const waiting = foreground.take() ?? background.shift();
      if (!waiting) return;
      idle.shift();
      void run(worker, waiting);
    }
  }

  async function run(worker: WorkerProcess, { task, resolve, reject }: WaitingTask): Promise<void> {
    const outcome = await runWithRetries(worker, task);
    idle.unshift(worker);
    if (isClosed) reject(closing());
    else resolve(outcome);
    startNext();
  }

  /** The system may kill a worker for other processes' memory; an image that kills it twice is refused. */
  async function runWithRetries(worker: WorkerProcess, task: Task): Promise<Outcome> {
    const deaths = { byImage: 0, external: 0 };
    for (;;) {
      const outcome = await worker.run(task, timeoutMs[task.kind]);
      if (outcome.kind !== "died" || isClosed) return outcome;
      if (outcome.of === "outside") {
        if (++deaths.external === maxExternalKills) return outcome;
        if (deaths.external > 1) await pause(100 * 2 ** deaths.external);
      } else if (++deaths.byImage === 2) return { kind: "refused", why: "too-heavy" };
    }
  }

  function enqueue(task: Task, priority: Priority): Promise<Outcome> {
    if (isClosed) throw closing();
    const isFull = foreground.size >= maxWaiting.overall;
    if (priority !== "background" && (isFull || foreground.sizeOf(priority.member) >= maxWaiting.perMember))
      throw queueFull();
    const outcome = new Promise<Outcome>((resolve, reject) => {
      const waiting = { task, resolve, reject };
      if (priority === "background") background.push(waiting);
      else foreground.add(priority.member, waiting);
    });
    startNext();
    return outcome;
  }

  return {
    async makeRenditions(file, crop, priority) {
      const outcome = await enqueue({ kind: "renditions", file, crop }, priority);
      if (outcome.kind === "renditions") return outcome.image;
      throw problemOf(outcome);
    },
    async findColours(file, crop) {
      const outcome = await enqueue({ kind: "colours", file, crop }, "background");
      if (outcome.kind === "colours") return outcome.colours;
      throw problemOf(outcome);
    },
    async makeAvif(file, crop, widthPx) {
      const outcome = await enqueue({ kind: "avif", file, crop, widthPx }, "background");
      if (outcome.kind === "avif") return outcome.bytes;
      throw problemOf(outcome);
    },
    get pids() {
      return pool.flatMap(({ pid }) => pid ?? []);
    },
    close() {
      isClosed = true;
      for (const { reject } of [...foreground.clear(), ...background.splice(0)]) reject(closing());
      for (const worker of pool) worker.close();
    },
  };
}

const problemOf = (outcome: Outcome): SiteProblem =>
  outcome.kind === "refused" ? refused(outcome.why) : workerKilled();
