import { createRoot } from "react-dom/client";
import { Purchases } from "sdk-under-test";

// A page that has already rendered with React, so that the SDK finds it loaded.
createRoot(document.querySelector("#host") as HTMLElement).render(<h1>A shop</h1>);
Object.assign(window, { Purchases, loadedAt: performance.now() });
