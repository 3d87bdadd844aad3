"use client";

import { PageError } from "../features/offline/page-error.tsx";

/** The error page inside the layout. */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError error={error} retry={retry} />;
}
