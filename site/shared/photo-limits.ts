// Apart from photo.ts, so that a page may name them without bringing validation into the browser.

/** Widths in px that every photo is cut to (never wider than the picture itself). */
export const renditionWidths = [240, 360, 480, 600, 720, 960, 1440] as const;

export const photoLimits = {
  sizeBytes: 20 * 1024 * 1024,
  pixels: 50_000_000,
  sidePx: 12_000,
  avifPixels: 16_000_000,
} as const;
