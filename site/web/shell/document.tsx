import type { ReactNode } from "react";

/** The server adds tags for files, so that server and client render the same tree. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // An inline script sets data-theme before the first paint.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151412" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}
