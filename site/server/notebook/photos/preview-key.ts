import { createHash } from "node:crypto";

/**
 * Opens one photo of a draft for those who see its preview, as long as the preview’s link works. The address of a photo is
 * copied more easily than that of its page: it must not contain the link’s token.
 * @param tokenHash of the link
 */
export const previewKey = (tokenHash: string, photoId: string): string =>
  createHash("sha256").update(`${tokenHash} ${photoId}`).digest("base64url");
