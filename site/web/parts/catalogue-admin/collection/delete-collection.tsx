import { Button } from "@hemline/ui/buttons/button.tsx";
import { useState } from "react";
import { api, paths } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import { markDeleted } from "../../../state/deleted-pages.ts";
import { LazyConfirmDialog } from "../../dialogs/lazy-confirm-dialog.ts";

/** A collection with reviews stays, as what people wrote about it does. */
export function DeleteCollection({ brandSlug, slug, name }: { brandSlug: string; slug: string; name: string }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await callApi(api.adminCollection(brandSlug, slug), { method: "DELETE" });
      markDeleted(paths.adminCollection(brandSlug, slug), paths.adminBrand(brandSlug));
      await navigate(paths.adminBrand(brandSlug), { replace: true });
    } catch {
      setBusy(false);
      setOpen(false);
    }
  };
  return (
    <>
      <Button kind="bare" onClick={() => setOpen(true)}>
        Delete collection
      </Button>
      <LazyConfirmDialog
        open={isOpen}
        title={`Delete ${name}?`}
        yes="Delete collection"
        no="Keep collection"
        busy={isBusy}
        onYes={() => void remove()}
        onNo={() => setOpen(false)}
      >
        Its products stay. You can’t undo it.
      </LazyConfirmDialog>
    </>
  );
}
