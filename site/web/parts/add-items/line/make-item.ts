import { changeFile, completeFile, fileOf, type LineFile, removeFiles, setStep } from "./line.ts";
import type { MemberLine } from "./member-line.ts";

/** Sends a file's photo and makes the item of it, unless another tab has done so. @throws UploadFailure */
export async function makeItem(line: MemberLine, id: string, signal: AbortSignal): Promise<void> {
  const { calls, change, keep } = line;
  const file = await stillToDo(line, id, signal);
  if (!file?.file) return;
  await calls.requireMember();
  if (signal.aborted) return;
  if (!file.hasPhoto) {
    const report = (part: number) => {
      if (!signal.aborted) change((before) => setStep(before, id, { at: "sending", part }));
    };
    await calls.upload(id, file.file, report, signal);
    if (signal.aborted || (await isGone(line, file))) return;
    if (file.isKept) await keep({ ...file, hasPhoto: true });
    await calls.requireMember();
  }
  if (signal.aborted || (await isGone(line, file))) return;
  change((before) => changeFile(before, id, { step: { at: "creating" }, hasPhoto: true }));
  const item = await calls.createItem(id);
  if (file.isKept) await keep({ ...file, file: null, step: { at: "done", item } });
  change((before) => completeFile(before, id, item));
}

/** Null for a file that another tab has uploaded or cancelled, and while the line has to wait. */
async function stillToDo(
  { read, change, device }: MemberLine,
  id: string,
  signal: AbortSignal,
): Promise<LineFile | null> {
  const file = fileOf(read(), id);
  if (!file) return null;
  const stored = file.isKept ? await device.store.get(id) : null;
  if (signal.aborted) return null;
  const { isPaused, hold } = read();
  if (stored === undefined) change((before) => removeFiles(before, [id]));
  else if (stored?.item) {
    const { item } = stored;
    change((before) => completeFile(before, id, item));
  } else if (isPaused || hold) change((before) => setStep(before, id, { at: "waiting" }));
  else {
    change((before) => setStep(before, id, { at: "sending", part: 0 }));
    return file;
  }
  return null;
}

/** Another tab has cancelled it meanwhile. */
async function isGone({ change, device }: MemberLine, { id, isKept }: LineFile): Promise<boolean> {
  if (!isKept || (await device.store.get(id)) !== undefined) return false;
  change((before) => removeFiles(before, [id]));
  return true;
}
