import { Document } from "./document.tsx";
import { ErrorPage } from "./error-page.tsx";

/** What is left when the header or footer themselves cannot be drawn. */
export function BrokenDocument() {
  return (
    <Document>
      <main>
        <ErrorPage />
      </main>
    </Document>
  );
}
