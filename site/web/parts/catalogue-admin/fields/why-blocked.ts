/** Why a form cannot be saved yet; null when it can. */
export function whyBlocked(isConflicting: boolean, isUploading: boolean): string | null {
  if (isConflicting) return "Choose between the two versions above first.";
  return isUploading ? "Wait until the photo is uploaded." : null;
}
