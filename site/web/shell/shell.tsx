import type { ReactNode } from "react";
import { AccountDialogHost } from "./account-dialog-host.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame/frame.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { Toasts } from "./toasts.tsx";

export function Shell({ children }: { children: ReactNode }) {
  return (
    <Document>
      <LoadingBar />
      <Frame>{children}</Frame>
      <AccountDialogHost />
      <Toasts />
    </Document>
  );
}
