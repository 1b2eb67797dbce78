import { lazy, Suspense } from "react";
import { Skeleton } from "../messages/skeleton.tsx";
import type { CropBox } from "./crop-box.ts";

const CropArea = lazy(async () => ({ default: (await import("./crop-area.tsx")).CropArea }));

/** Lets a person choose a part of a picture by drag or by arrow keys. Its code comes when it is first opened. */
export function Cropper(props: {
  src: string;
  alt: string;
  part: CropBox;
  /** Width / height that the part keeps; any shape when absent. */
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
