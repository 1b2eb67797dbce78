import { UploadFailure } from "../../photos/upload-failure.ts";
import { afterFailure } from "./after-failure.ts";
import { changeFile, fileOf, nextFiles, release, setStep } from "./line.ts";
import { makeItem } from "./make-item.ts";
import type { MemberLine } from "./member-line.ts";

/** The files of a line that are under way. */
interface Runs {
  /** Starts a file that may start now. Running it changes the line, which starts the next. */
  startNext(): void;
  abort(ids: readonly string[]): void;
}

export function createRuns(line: MemberLine): Runs {
  const { device, change } = line;
  const aborts = new Map<string, AbortController>();
  async function run(id: string) {
    const abort = new AbortController();
    aborts.set(id, abort);
    change((before) => setStep(before, id, { at: "sending", part: 0 }));
    try {
      const wait = () => change((before) => setStep(before, id, { at: "elsewhere" }));
      await device.exclusively(`hemline:upload:${id}`, abort.signal, wait, () => makeItem(line, id, abort.signal));
    } catch (failure) {
      if (abort.signal.aborted) return;
      if (failure instanceof UploadFailure) return await fail(line, id, failure);
      change((before) => setStep(before, id, { at: "failed", why: "Something went wrong on this device." }));
      throw failure;
    } finally {
      if (aborts.get(id) === abort) aborts.delete(id);
    }
  }
  return {
    startNext() {
      const [startable] = nextFiles(line.read());
      if (startable) void run(startable.id);
    },
    abort(ids) {
      for (const id of ids) aborts.get(id)?.abort();
    },
  };
}

async function fail({ read, change, keep, device }: MemberLine, id: string, failure: UploadFailure) {
  const state = { isOnline: device.isOnline(), nowMs: device.nowMs() };
  change((before) => afterFailure(before, id, failure, state));
  const file = fileOf(read(), id);
  if (file?.step.at === "refused") {
    change((before) => changeFile(before, id, { file: null }));
    if (file.isKept) await keep({ ...file, file: null });
  }
  const { hold } = read();
  if (hold?.why === "busy" || hold?.why === "lost")
    device.after(hold.untilMs - device.nowMs(), () => read().hold === hold && change(release));
}
