import { useState } from "react";
import type { EditedLookDraft, LookDraft } from "../../../shared/looks/look.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { CallFailure } from "../../call-failure.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { hasSameContent } from "./draft/look-draft.ts";
import type { LookDraftControls } from "./draft/use-look-draft.ts";

/** Saves the changes to a look. `isRefused`: the look had changed meanwhile, and was loaded again. */
export function useSaveChanges(controls: LookDraftControls, slug: string) {
  const { read, initial, clear, sync } = controls;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isRefused, setRefused] = useState(false);
  const send = async (body: LookDraft, headers: Record<string, string> = {}) => {
    // What is published already, perhaps by a save whose answer was lost, conflicts with nothing.
    const { basedOn } = hasSameContent(read(), initial) ? initial : read();
    const edited: EditedLookDraft = { ...body, basedOn };
    const { data } = await callApi<{ slug: string }>(api.look(slug), {
      method: "PUT",
      body: edited,
      headers,
      toasts: "form",
    });
    clear();
    sync?.forget();
    await navigate(paths.look(data?.slug ?? slug), { replace: true });
  };
  const save = async (body: LookDraft) => {
    const headers = await sync?.hold();
    try {
      await send(body, headers);
    } catch (failure) {
      if (failure instanceof CallFailure && failure.status === 409) {
        await refresh();
        setRefused(true);
      }
      throw failure;
    } finally {
      sync?.release();
    }
  };
  return { save, isRefused };
}
