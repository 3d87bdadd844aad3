"use client";

import "./globals.css";
import { PageError } from "../features/offline/page-error.tsx";

/** The error page when the layout itself failed. */
export default function GlobalErrorPage({ error }: { error: unknown }) {
  return (
    <html lang="en">
      <body>
        <title>Something broke · Farwork</title>
        <main className="mx-auto w-full max-w-page px-4 tablet:px-8">
          <PageError error={error} />
        </main>
      </body>
    </html>
  );
}
