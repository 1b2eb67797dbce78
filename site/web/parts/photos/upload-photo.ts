import type { Answer, FaultAnswer } from "../../../shared/api-answer.ts";
import { api } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { UploadFailure } from "./upload-failure.ts";

/**
 * Uploads a photo's bytes, by XMLHttpRequest because fetch reports no progress.
 * @param onProgress called with the sent part, 0..1
 * @throws UploadFailure when it failed, or was aborted (status 0)
 */
export function uploadPhoto(
  id: string,
  file: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<PhotoCard> {
  return new Promise((resolve, reject) => {
    const url = api.photo(id);
    const request = new XMLHttpRequest();
    const fail = (answer: FaultAnswer | null = null) =>
      reject(new UploadFailure("PUT", url, request.status, answer, request.getResponseHeader("Retry-After")));
    request.open("PUT", url);
    request.responseType = "json";
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const answer: (Answer<PhotoCard> & FaultAnswer) | null = request.response;
      if (request.status >= 200 && request.status < 300 && answer?.data) resolve(answer.data);
      else fail(answer);
    };
    request.onerror = () => fail();
    request.onabort = () => fail();
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
