import { Button } from "@hemline/ui/buttons/button.tsx";
import { useState } from "react";
import { addressOf } from "../navigation/history/page-location.ts";
import { useLocation } from "../navigation/use-location.ts";
import { useNavigate } from "../navigation/use-navigate.ts";

/** Without a reload, which would lose even the present page when offline. */
export function RetryButton() {
  const navigate = useNavigate();
  const location = useLocation();
  const [isBusy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    await navigate(addressOf(location), { replace: true, reload: true });
    setBusy(false);
  };
  return (
    <Button kind="line" busy={isBusy} onClick={() => void ask()}>
      Try again
    </Button>
  );
}
