const bar = (topPx: number, percent: number, heightPx: number) =>
  `linear-gradient(currentcolor 0 0) 50% ${topPx}px/${percent}% ${heightPx}px no-repeat`;

/** A placeholder for a title, three choices and a button. Inline styles, as no stylesheet is loaded yet. */
export const skeletonStyle = {
  blockSize: "432px",
  margin: "64px 32px 40px",
  opacity: "0.14",
  background: [
    bar(0, 70, 28),
    bar(44, 90, 14),
    bar(96, 100, 72),
    bar(184, 100, 72),
    bar(272, 100, 72),
    bar(384, 100, 48),
  ].join(),
};
