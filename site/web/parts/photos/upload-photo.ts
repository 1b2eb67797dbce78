import type { Answer, FaultAnswer } from "../../../shared/api-answer.ts";
import { api } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photo.ts";
import { CallFailure } from "../../call-failure.ts";

/**
 * Sends a photo's bytes. Not by fetch, which cannot say how far it has come.
 * @param onPart told the part that is sent, 0..1
 * @throws CallFailure when it did not arrive, or its signal ended it (status 0)
 */
export function uploadPhoto(
  id: string,
  file: Blob,
  onPart: (part: number) => void,
  signal: AbortSignal,
): Promise<PhotoCard> {
  return new Promise((resolve, reject) => {
    const url = api.photo(id);
    const request = new XMLHttpRequest();
    const fail = (answer: FaultAnswer | null = null) => reject(new CallFailure("PUT", url, request.status, answer));
    request.open("PUT", url);
    request.responseType = "json";
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onPart(total ? loaded / total : 0);
    request.onload = () => {
      const answer = request.response as (Answer<PhotoCard> & FaultAnswer) | null;
      if (request.status >= 200 && request.status < 300 && answer?.data) resolve(answer.data);
      else fail(answer);
    };
    request.onerror = () => fail();
    request.onabort = () => fail();
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
