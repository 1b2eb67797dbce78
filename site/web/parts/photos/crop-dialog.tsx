import { Button } from "@hemline/ui/buttons/button.tsx";
import { Cropper } from "@hemline/ui/cropping/cropper.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { useState } from "react";
import { api, paths } from "../../../shared/paths.ts";
import type { CropBox, PhotoCard } from "../../../shared/photos/photo.ts";
import { callApi } from "../../call-api.ts";
import { useObjectUrl } from "./use-object-url.ts";
import { useUncroppedPhoto } from "./use-uncropped-photo.ts";

const whole: CropBox = { x: 0, y: 0, width: 1, height: 1 };

/** The server keeps the whole photo, so every crop can be widened again. Nothing changes until a crop is saved. */
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
  const { src, failure, retry } = useWholePhoto(card, file);
  const save = async (to: CropBox | null) => {
    setBusy(true);
    try {
      onDone(await crop(card.id, to));
    } catch {
      setBusy(false);
    }
  };
  const isWhole = part.width > 0.995 && part.height > 0.995;
  return (
    <Dialog open onClose={onClose} title="Crop photo" size="large">
      {src ? (
        <Cropper src={src} alt={alt} part={card.crop ?? whole} aspect={aspect} round={round} onChange={setPart} />
      ) : failure ? (
        <ErrorState title="We couldn’t load the whole photo" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : (
        <Skeleton ratio={1} />
      )}
      <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
        <Button kind="bare" onClick={onClose}>
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

/** The photo without its crop: the file that this tab has, what is shown already, or what the server shows of it. */
function useWholePhoto(card: PhotoCard, file: Blob | undefined) {
  const { uncropped, retry } = useUncroppedPhoto(file || !card.crop ? null : card.id);
  const src = useObjectUrl(file ?? (uncropped.step === "loaded" ? uncropped.file : undefined));
  const shown = paths.photo(card.id, card.version, card.widths.at(-1) ?? 320, "webp");
  return {
    src: src ?? (file || card.crop ? undefined : shown),
    failure: uncropped.step === "failed" ? uncropped.why : undefined,
    retry,
  };
}

async function crop(id: string, to: CropBox | null): Promise<PhotoCard> {
  const { data } = await callApi<PhotoCard>(api.photoCrop(id), { method: "PUT", body: to, toasts: "failures" });
  if (!data) throw new Error("The crop was answered without its photo.");
  return data;
}
