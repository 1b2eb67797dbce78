import { lazy, Suspense } from "react";
import { Skeleton } from "../messages/skeleton.tsx";
import type { CropBox } from "./crop-box.ts";

const CropArea = lazy(async () => ({ default: (await import("./crop-area.tsx")).CropArea }));

/** Selection of a part of an image by drag or arrow keys. Its code is loaded when it is first opened. */
export function Cropper(props: {
  src: string;
  alt: string;
  part: CropBox;
  /** Width / height of the selection; any without it. */
  aspect?: number;
  round?: boolean;
  onChange: (part: CropBox) => void;
}) {
  return (
    <Suspense fallback={<Skeleton ratio={1} />}>
      <CropArea {...props} />
    </Suspense>
  );
}
