"use client";

import { PageError } from "../features/offline/page-error.tsx";

/** A page that broke, within the frame around it. */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError error={error} retry={retry} />;
}
