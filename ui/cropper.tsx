import { lazy, Suspense } from "react";
import type { CropPart } from "./crop-part.ts";
import { Skeleton } from "./skeleton.tsx";

const CropArea = lazy(async () => ({ default: (await import("./crop-area.tsx")).CropArea }));

/** Lets a person choose a part of a picture by drag or by arrow keys. Its code comes when it is first opened. */
export function Cropper(props: {
  src: string;
  alt: string;
  part: CropPart;
  /** Width / height that the part keeps; any shape when absent. */
  aspect?: number;
  round?: boolean;
  onChange: (part: CropPart) => void;
}) {
  return (
    <Suspense fallback={<Skeleton ratio={1} />}>
      <CropArea {...props} />
    </Suspense>
  );
}
