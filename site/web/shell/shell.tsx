import { ScrollRestoration } from "react-router";
import { Account } from "./account-modal.tsx";
import { Document } from "./document.tsx";
import { Layout } from "./layout.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { Toasts } from "./toasts.tsx";

export function Shell() {
  return (
    <Document>
      <LoadingBar />
      <Layout />
      <Account />
      <Toasts />
      <ScrollRestoration />
    </Document>
  );
}
