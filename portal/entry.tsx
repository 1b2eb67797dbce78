import "@hemline/ui/styles/base.css";
import "@hemline/ui/styles/fonts.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Portal } from "./portal.tsx";
import "./portal.css";

createRoot(document.querySelector("#root")!).render(
  <StrictMode>
    <Portal />
  </StrictMode>,
);
