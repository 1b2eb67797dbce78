import { ScrollRestoration } from "react-router";
import { AccountDialogHost } from "./account-dialog-host.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame/frame.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { Toasts } from "./toasts.tsx";

export function Shell() {
  return (
    <Document>
      <LoadingBar />
      <Frame />
      <AccountDialogHost />
      <Toasts />
      <ScrollRestoration />
    </Document>
  );
}
