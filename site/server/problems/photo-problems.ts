import { photoQuotaFreedDays } from "../../shared/lifetimes.ts";
import { photoLimitTexts } from "../../shared/limits.ts";
import { retryAfter, SiteProblem } from "./site-problem.ts";

const unsupportedTypes = {
  heic: "We can’t use HEIC photos. Export it as JPEG. On an iPhone: Settings > Camera > Formats > Most Compatible.",
  svg: "We can’t use SVG drawings as photos. Export it as PNG or JPEG.",
  gif: "We can’t use GIF files as photos. Export it as PNG or JPEG.",
  other: "We can’t use this file as a photo. Upload a JPEG, PNG, WebP or AVIF photo.",
};
export const unsupportedPhoto = (type: keyof typeof unsupportedTypes) => new SiteProblem(415, unsupportedTypes[type]);

const photoFaults = {
  empty: "This file is empty. Choose another one.",
  unreadable: "We can’t open this photo. It may be damaged. Export it again and upload the new copy.",
  "too-large": `This photo is larger than ${photoLimitTexts.pixels} or ${photoLimitTexts.side} on one side. Make it smaller and upload it again.`,
  "too-large-avif": `AVIF photos can have up to ${photoLimitTexts.avifMegapixels} megapixels. Make it smaller or export it as JPEG.`,
  "too-heavy": "We can’t process this photo. Export it as a standard JPEG and upload that.",
};
export const unusablePhoto = (fault: keyof typeof photoFaults) => new SiteProblem(422, photoFaults[fault]);

export const photoTooLarge = () =>
  new SiteProblem(413, `This file is larger than ${photoLimitTexts.size}. Make it smaller and try again.`);
export const photoQuotaUsedUp = () =>
  new SiteProblem(
    409,
    `Your photos fill ${photoLimitTexts.quota}, the most we store for one member. Delete looks or items you don’t need; their photos make room within ${photoQuotaFreedDays} days.`,
  );
export const uploadInterrupted = () => new SiteProblem(400, "The connection was lost. Upload the photo again.");
export const photoIdInUse = () => new SiteProblem(409, "Another photo already has this id. Upload it under a new one.");
export const photoNotProcessed = () =>
  new SiteProblem(503, "We couldn’t process this photo just now. Try again in a few seconds.", retryAfter(5));
export const storageFull = () =>
  new SiteProblem(507, "We can’t store photos right now. Keep your photo and try again later.");
