/** In px; never wider than the photo itself. */
export const renditionWidths = [240, 360, 480, 600, 720, 960, 1440] as const;

/** Of the longer side of an uncropped photo, in px. */
export const uncroppedSidePx = 1280;

export const widestRenditionPx = 1440 satisfies (typeof renditionWidths)[number];
