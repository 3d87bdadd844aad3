"use client";

import { Fault } from "../features/offline/fault.tsx";

/** A page that broke, within the frame around it. */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return <Fault error={error} retry={retry} />;
}
