import { Button } from "@hemline/ui/buttons/button.tsx";
import { useState } from "react";
import type { LookDetail } from "../../../shared/looks/look.ts";
import { useViewer } from "../../payload.ts";
import { localToday } from "../../state/today.ts";
import { wearLook } from "./wear-look.ts";

/** The author’s own: logs a wear today of each item that the look names. */
export function WearLookButton({ look: { slug, member, tags } }: { look: LookDetail }) {
  const isOwn = useViewer()?.slug === member.slug;
  const [isBusy, setBusy] = useState(false);
  if (!isOwn || !tags.some(({ item }) => item)) return null;
  const wear = async () => {
    setBusy(true);
    await wearLook(slug, localToday());
    setBusy(false);
  };
  return (
    <Button kind="line" size="sm" busy={isBusy} onClick={() => void wear()}>
      I wore this
    </Button>
  );
}
