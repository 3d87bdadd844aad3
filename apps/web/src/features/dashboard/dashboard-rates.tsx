"use client";

import { useAtomValue } from "jotai";
import type { ComponentProps } from "react";

import { RatesNote } from "../job/rates-note.tsx";
import { recommendedAtom } from "./recommended-atoms.ts";

/** The exchange rates used for pay of these jobs and the recommended ones, which the browser loads. */
export function DashboardRates({ jobs, now }: ComponentProps<typeof RatesNote>) {
  const recommended = useAtomValue(recommendedAtom);
  return (
    <RatesNote jobs={recommended.status === "ready" ? [...jobs, ...recommended.jobs] : jobs} now={now} />
  );
}
