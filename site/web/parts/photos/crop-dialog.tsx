import { Button } from "@hemline/ui/buttons/button.tsx";
import { Cropper } from "@hemline/ui/cropping/cropper.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { useEffect, useState } from "react";
import { api, paths } from "../../../shared/paths.ts";
import type { CropBox, PhotoCard } from "../../../shared/photos/photo.ts";
import { callApi } from "../../call-api.ts";
import { useObjectUrl } from "./use-object-url.ts";

const whole: CropBox = { x: 0, y: 0, width: 1, height: 1 };

/** The server keeps the whole photo, so every crop can be widened again. */
export function CropDialog({
  card,
  file,
  alt,
  aspect,
  round,
  onDone,
  onClose,
}: {
  card: PhotoCard;
  /** While this tab still has it. */
  file: Blob | undefined;
  alt: string;
  aspect?: number;
  round?: boolean;
  onDone: (cropped: PhotoCard) => void;
  onClose: () => void;
}) {
  const [part, setPart] = useState<CropBox>(card.crop ?? whole);
  const [isBusy, setBusy] = useState(false);
  const local = useObjectUrl(file);
  const [uncropped, setUncropped] = useState<PhotoCard | null>(card.crop ? null : card);
  const mustFetch = !file && !uncropped;
  // Originals are never served: the crop is removed while the dialog is open, to show what is outside it.
  useEffect(() => {
    if (mustFetch) crop(card.id, null).then(setUncropped, onClose);
  }, [mustFetch, card.id, onClose]);
  const src =
    local ?? (uncropped && paths.photo(uncropped.id, uncropped.version, uncropped.widths.at(-1) ?? 320, "webp"));
  const save = async (to: CropBox | null) => {
    setBusy(true);
    try {
      onDone(await crop(card.id, to));
    } catch {
      setBusy(false);
    }
  };
  const leave = () => {
    if (uncropped && uncropped !== card) void save(card.crop);
    else onClose();
  };
  const isWhole = part.width > 0.995 && part.height > 0.995;
  return (
    <Dialog open onClose={leave} title="Crop photo" size="large">
      {src ? (
        <Cropper src={src} alt={alt} part={card.crop ?? whole} aspect={aspect} round={round} onChange={setPart} />
      ) : (
        <Skeleton ratio={1} />
      )}
      <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
        <Button kind="bare" onClick={leave}>
          Cancel
        </Button>
        {card.crop && (
          <Button kind="line" busy={isBusy} onClick={() => void save(null)}>
            Remove crop
          </Button>
        )}
        <Button busy={isBusy} disabled={!src} onClick={() => void save(isWhole ? null : part)}>
          Save crop
        </Button>
      </div>
    </Dialog>
  );
}

async function crop(id: string, to: CropBox | null): Promise<PhotoCard> {
  const { data } = await callApi<PhotoCard>(api.photoCrop(id), { method: "PUT", body: to, toasts: "failures" });
  if (!data) throw new Error("The crop was answered without its photo.");
  return data;
}
