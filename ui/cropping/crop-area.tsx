import { useState } from "react";
import { type Crop, centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import styles from "./crop-area.module.css";
import type { CropBox } from "./crop-box.ts";

const labels = {
  cropArea: "Crop area. Move it with the arrow keys.",
  nwDragHandle: "Upper left corner",
  nDragHandle: "Upper edge",
  neDragHandle: "Upper right corner",
  eDragHandle: "Right edge",
  seDragHandle: "Lower right corner",
  sDragHandle: "Lower edge",
  swDragHandle: "Lower left corner",
  wDragHandle: "Left edge",
};

export function CropArea({
  src,
  alt,
  part,
  aspect,
  round,
  onChange,
}: {
  src: string;
  alt: string;
  part: CropBox;
  aspect?: number;
  round?: boolean;
  onChange: (part: CropBox) => void;
}) {
  const [crop, setCrop] = useState<Crop>(() => percentOf(part));
  const choose = (next: PercentCrop) => {
    setCrop(next);
    if (next.width > 0 && next.height > 0) onChange(partOf(next));
  };
  return (
    <div className={styles.area}>
      <ReactCrop
        className={styles.crop}
        crop={crop}
        aspect={aspect}
        circularCrop={round}
        keepSelection
        minWidth={40}
        minHeight={40}
        ariaLabels={labels}
        onChange={(_, percent) => choose(percent)}
      >
        <img
          src={src}
          alt={alt}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            // A fixed aspect ratio needs the image's own, which is known after it has loaded.
            if (aspect && part.width === 1 && part.height === 1)
              choose(
                centerCrop(
                  makeAspectCrop({ unit: "%", width: 100 }, aspect, naturalWidth, naturalHeight),
                  naturalWidth,
                  naturalHeight,
                ),
              );
          }}
        />
      </ReactCrop>
    </div>
  );
}

const percentOf = ({ x, y, width, height }: CropBox): PercentCrop => ({
  unit: "%",
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});

const partOf = ({ x, y, width, height }: PercentCrop): CropBox => {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const left = within(x / 100, 1);
  const top = within(y / 100, 1);
  return { x: left, y: top, width: within(width / 100, 1 - left), height: within(height / 100, 1 - top) };
};
