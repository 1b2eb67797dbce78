import { photoLimits, photoLimitTexts } from "../../../../shared/limits.ts";

export const photoTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** Why a file need not be sent; null for one that may be a photo. */
export function refusalOf({ name, size, type }: Pick<File, "name" | "size" | "type">): string | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name))
    return "We can’t use HEIC photos. Save it as JPEG and add it again.";
  if (type && !photoTypes.includes(type)) return "We can’t use this kind of file. Add a JPEG, PNG, WebP or AVIF photo.";
  if (size === 0) return "This file is empty. Choose another one.";
  if (size > photoLimits.sizeBytes)
    return `This file is larger than ${photoLimitTexts.size}. Make it smaller and add it again.`;
  return null;
}
