import type { UploadFailure } from "../../photos/upload-failure.ts";
import { changeFile, fileOf, type Hold, type Line, type Step, setStep } from "./line.ts";

const maxTimesLost = 3;
const maxLostWaitSeconds = 60;
/** Where the site does not say how long. */
const busyWaitSeconds = 15;
/** What a site answers that is busy, or just being renewed. */
const busyStatuses = [429, 502, 503, 504];
const refusingStatuses = [409, 413, 415, 422];

/** The line after a step of a file has failed: the file waits with all others, failed alone, or is refused for good. */
export function afterFailure(
  line: Line,
  id: string,
  failure: UploadFailure,
  { isOnline, nowMs }: { isOnline: boolean; nowMs: number },
): Line {
  const { status, answer, retryAfterSeconds } = failure;
  const waitFor = (hold: Hold): Line => ({ ...setStep(line, id, { at: "waiting" }), hold });
  if (status === 0) return isOnline ? afterLoss(line, id, nowMs) : waitFor({ why: "offline" });
  if (status === 401) return waitFor({ why: "logged-out" });
  if (isWardrobeFull(failure)) return waitFor({ why: "full", message: answer?.message ?? "Your wardrobe is full." });
  if (busyStatuses.includes(status))
    return waitFor({ why: "busy", untilMs: nowMs + (retryAfterSeconds ?? busyWaitSeconds) * 1000 });
  // The site has deleted a photo that waited too long for its item.
  if (fileOf(line, id)?.hasPhoto && answer?.data && "photo" in answer.data)
    return changeFile(line, id, { step: { at: "waiting" }, hasPhoto: false });
  const at = refusingStatuses.includes(status) ? "refused" : "failed";
  return setStep(line, id, { at, why: messageOf(failure) });
}

/** Each loss doubles the wait of all; a file that is lost again and again does not hold up the others. */
function afterLoss(line: Line, id: string, nowMs: number): Line {
  const timesLost = (fileOf(line, id)?.timesLost ?? 0) + 1;
  const step: Step = timesLost < maxTimesLost ? { at: "waiting" } : { at: "failed", why: "The connection was lost." };
  const waitSeconds = Math.min(2 ** (line.timesLost + 1), maxLostWaitSeconds);
  const hold: Hold = { why: "lost", untilMs: nowMs + waitSeconds * 1000 };
  return { ...changeFile(line, id, { step, timesLost }), hold, timesLost: line.timesLost + 1 };
}

const isWardrobeFull = ({ status, answer }: UploadFailure): boolean =>
  status === 409 && answer?.data !== undefined && "limit" in answer.data;

/** Of a refusal about a field, what it says of the field. */
const messageOf = ({ answer, fields }: UploadFailure): string =>
  Object.values(fields).flat()[0] ?? answer?.message ?? "We couldn’t add this photo. Try again.";
