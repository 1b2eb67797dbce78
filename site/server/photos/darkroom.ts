import type { CropBox } from "../../shared/photo.ts";
import { SiteProblem, unusableUpload } from "../problems.ts";
import type { Print, Refusal, Task } from "./worker/words.ts";
import { createWorkerProcess, type Outcome } from "./worker-process.ts";

/** Where files become pictures, outside of this process. */
export interface Darkroom {
  /**
   * Prints a picture as WebP and JPEG in all its widths.
   * @throws 422 for what is no picture or too large a one, 503 when too many are waiting.
   */
  develop(file: string, crop: CropBox | null): Promise<Print>;
  /** One AVIF; waits until nobody is waiting for a `develop`. @throws as `develop`. */
  avif(file: string, crop: CropBox | null, widthPx: number): Promise<Uint8Array>;
  /** The worker process, while there is one. */
  readonly pid: number | undefined;
  close(): void;
}

const waitingAtMost = 24;
const limitMs = { develop: 20_000, avif: 120_000 };

const sentences: Record<Refusal, string> = {
  unreadable: "This file cannot be read as a picture; it may be damaged. Export it again and send it once more.",
  "too-large": "This picture is larger than 50 megapixels or than 12,000 pixels on one side. Make it smaller first.",
  "too-heavy": "This picture needs too much work to be read. Export it again as an ordinary JPEG.",
};

const refused = (why: Refusal) => unusableUpload(422, sentences[why]);
const full = () =>
  new SiteProblem(503, "Many photos are being worked on at this moment. Try again in a few seconds.", {
    headers: { "Retry-After": "5" },
  });
const closed = () =>
  new SiteProblem(503, "The site is being restarted. Try again in a few seconds.", {
    headers: { "Retry-After": "5" },
  });

interface Waiting {
  task: Task;
  resolve(outcome: Outcome): void;
  reject(error: SiteProblem): void;
}

/** One worker process; people who wait for their upload come before the background's work. */
export function openDarkroom(): Darkroom {
  const worker = createWorkerProcess();
  const inFront: Waiting[] = [];
  const behind: Waiting[] = [];
  let isWorking = false;
  let isClosed = false;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let next = inFront.shift() ?? behind.shift(); next; next = inFront.shift() ?? behind.shift()) {
      const { task, resolve } = next;
      let outcome = await worker.run(task, limitMs[task.kind]);
      // A process may be killed for reasons that are not the picture's; one that dies twice over it is.
      if (outcome.kind === "died" && !isClosed) outcome = await worker.run(task, limitMs[task.kind]);
      if (isClosed) next.reject(closed());
      else resolve(outcome);
    }
    isWorking = false;
  }

  function ask(line: Waiting[], task: Task): Promise<Outcome> {
    if (isClosed) throw closed();
    if (line === inFront && inFront.length >= waitingAtMost) throw full();
    const outcome = new Promise<Outcome>((resolve, reject) => line.push({ task, resolve, reject }));
    void work();
    return outcome;
  }

  return {
    async develop(file, crop) {
      const outcome = await ask(inFront, { kind: "develop", file, crop });
      if (outcome.kind === "developed") return outcome.print;
      throw refused(whyOf(outcome));
    },
    async avif(file, crop, widthPx) {
      const outcome = await ask(behind, { kind: "avif", file, crop, widthPx });
      if (outcome.kind === "avif") return outcome.bytes;
      throw refused(whyOf(outcome));
    },
    get pid() {
      return worker.pid;
    },
    close() {
      isClosed = true;
      for (const { reject } of [...inFront.splice(0), ...behind.splice(0)]) reject(closed());
      worker.close();
    },
  };
}

function whyOf(outcome: Outcome): Refusal {
  if (outcome.kind === "refused") return outcome.why;
  return outcome.kind === "late" ? "too-heavy" : "unreadable";
}
