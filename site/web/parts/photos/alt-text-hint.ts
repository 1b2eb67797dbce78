/** Below each field that asks what a photo shows. */
export const altTextHint = "For people who use a screen reader. One sentence is enough.";
