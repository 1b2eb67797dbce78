import { Document } from "./document.tsx";
import { ErrorPage } from "./error-page.tsx";

/** For errors in the header or footer. */
export function BrokenDocument() {
  return (
    <Document>
      <main>
        <ErrorPage />
      </main>
    </Document>
  );
}
