import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { showError, showSuccess } from "../../state/show-toast.ts";
import { useOrigin } from "../layout/use-origin.ts";

/** Hands the address of a page to the apps of the device; where it has none, copies it. */
export function ShareButton({
  title,
  path,
}: {
  /** Of the page. */
  title: string;
  path: string;
}) {
  const url = useOrigin() + path;
  return <IconButton icon="share" label="Share" onClick={() => void share({ title, url })} />;
}

async function share(page: { title: string; url: string }): Promise<void> {
  try {
    if (typeof navigator.share === "function") return await navigator.share(page);
    await navigator.clipboard.writeText(page.url);
    showSuccess("Link copied");
  } catch (error) {
    // Who closes the device's list of apps has changed their mind.
    if (error instanceof DOMException && error.name === "AbortError") return;
    showError("We couldn’t share the link. Copy it from the address bar.");
  }
}
