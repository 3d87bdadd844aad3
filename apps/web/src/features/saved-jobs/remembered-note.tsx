"use client";

import { useSyncExternalStore } from "react";

import { type MarkRequest, rememberedMarks } from "./remembered-marks.ts";

/** Tells somebody who is asked to log in or sign up what for, where they wanted to mark jobs. */
export function RememberedNote({ entrance }: { entrance: "Log in" | "Sign up" }) {
  const wish = useSyncExternalStore(never, describeRemembered, () => undefined);
  if (wish === undefined) return null;
  return (
    <p className="border-l-4 border-ink bg-sheet px-4 py-3 wrap-anywhere">
      {entrance} to {wish}.
    </p>
  );
}

const never = () => () => {};

function describeRemembered(): string | undefined {
  const [only, ...others] = rememberedMarks.read(Date.now());
  if (only === undefined) return undefined;
  return others.length === 0 ? describeWish(only) : `put ${others.length + 1} jobs on your lists`;
}

function describeWish({ kind, job, isMarked }: MarkRequest): string {
  if (kind === "saved") {
    return isMarked ? `save “${job.title}”` : `take “${job.title}” off your saved jobs`;
  }
  return isMarked ? `mark “${job.title}” as applied` : `take “${job.title}” off the jobs you applied to`;
}
