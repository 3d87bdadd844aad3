import { MAX_HIDDEN } from "@farwork/domain/contract";

import { updateOptimistically } from "../../platform/optimistic-update.ts";
import { forgetDeviceCookie, writeDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { notifyHiddenChanged, readHiddenCookie, reloadHidden, showHidden } from "./hidden-cookie.ts";
import { formatHidden, HIDDEN_COOKIE, type HiddenEntries } from "./hidden-entries.ts";

/** A job or company to hide or unhide. */
export type HiddenChange = {
  readonly kind: "jobs" | "companies";
  readonly value: string;
  readonly isHidden: boolean;
};

/** `full`: the limit is reached. `refused`: this browser blocks cookies. */
export type HiddenChangeOutcome = "done" | "full" | "refused";

// Browsers limit a cookie to 4096 bytes including name and attributes.
const MAX_LENGTH = 3500;

/** Hides a job or company in this browser for 400 days, or unhides it. Idempotent. */
export async function changeHidden({ kind, value, isHidden }: HiddenChange): Promise<HiddenChangeOutcome> {
  const hidden = readHiddenCookie();
  const others = hidden[kind].filter((each) => each !== value);
  const next = { ...hidden, [kind]: isHidden ? [...others, value] : others };
  const text = encodeURIComponent(formatHidden(next));
  const isFull = text.length > MAX_LENGTH || next[kind].length > MAX_HIDDEN;
  if (isHidden && isFull) return "full";
  const isWritten = await updateOptimistically({
    show: () => showHidden(next),
    write: async () => {
      writeCookie(text);
      return isSame(reloadHidden(), next);
    },
    isDone: (isKept) => isKept,
  });
  return isWritten ? "done" : "refused";
}

/** Unhides everything, including closed jobs, which no list shows any more. */
export function forgetHidden(): void {
  writeCookie("");
  notifyHiddenChanged();
}

function writeCookie(text: string): void {
  if (text === "") forgetDeviceCookie(HIDDEN_COOKIE);
  else writeDeviceCookie(HIDDEN_COOKIE, text);
}

const isSame = (a: HiddenEntries, b: HiddenEntries) => formatHidden(a) === formatHidden(b);
