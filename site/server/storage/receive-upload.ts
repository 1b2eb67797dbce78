import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { dayMs } from "../../shared/durations.ts";
import { photoLimits } from "../../shared/limits.ts";
import { headBytes, requireImage } from "../images/image-type.ts";
import { photoTooLarge, SiteProblem, uploadInterrupted } from "../problems.ts";
import { diskProblem } from "./disk-full-problem.ts";

/** A complete upload in a temporary file, which the caller moves or removes. */
export interface ReceivedUpload {
  file: string;
  sha256: string;
  sizeBytes: number;
}

/** Browsers read the answer only after sending everything, so a file that is somewhat too large is read to its end. */
const maxReadBytes = 3 * photoLimits.sizeBytes;

const uploadFolder = (photosDir: string) => join(photosDir, "incoming");

/** @throws 413, 415, 422 or 507, after removing the file */
export async function receiveUpload(
  { photosDir, log }: { photosDir: string; log: Logger },
  body: ReadableStream<Uint8Array> | null,
): Promise<ReceivedUpload> {
  const path = join(uploadFolder(photosDir), randomUUID());
  const file = await openNew(path).catch((error: unknown) => {
    throw diskProblem(error, log);
  });
  const hash = createHash("sha256");
  let head: Uint8Array = new Uint8Array();
  let sizeBytes = 0;
  try {
    for await (const chunk of chunksOf(body)) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxReadBytes) throw photoTooLarge();
      if (sizeBytes > photoLimits.sizeBytes) continue;
      if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes);
      hash.update(chunk);
      await file.appendFile(chunk);
    }
    if (sizeBytes > photoLimits.sizeBytes) throw photoTooLarge();
    requireImage(head);
    return { file: path, sha256: hash.digest("hex"), sizeBytes };
  } catch (error) {
    await rm(path, { force: true });
    throw diskProblem(error, log);
  } finally {
    await file.close();
  }
}

async function openNew(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return open(path, "wx", 0o600);
}

async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (error) {
    // The sender went away.
    if (error instanceof SiteProblem) throw error;
    throw uploadInterrupted();
  }
}

/** Removes temporary files of uploads that were interrupted a day ago. */
export async function pruneUploads(photosDir: string, now: Date): Promise<void> {
  const folder = uploadFolder(photosDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const left = await stat(path).catch(() => null);
    if (left && now.getTime() - left.mtimeMs > dayMs) await rm(path, { force: true });
  }
}
