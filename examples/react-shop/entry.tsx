import { PurchasesProvider } from "@hemline/purchases/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { customerId } from "./customer-id.ts";
import { Shop } from "./shop.tsx";

const { apiKey, billingUrl } = (await (await fetch("/examples/shop.json")).json()) as {
  apiKey: string;
  billingUrl: string;
};
const config = { apiKey, appUserId: customerId(), httpConfig: { proxyURL: new URL(billingUrl, location.href).href } };

createRoot(document.querySelector("#shop") as HTMLElement).render(
  <StrictMode>
    <PurchasesProvider config={config}>
      <Shop />
    </PurchasesProvider>
  </StrictMode>,
);
