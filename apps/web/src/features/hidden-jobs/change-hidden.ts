import { MAX_HIDDEN } from "@farwork/domain/contract";

import { updateOptimistically } from "../../platform/optimistic-update.ts";
import { forgetDeviceCookie, writeDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { parseHiddenCookie, readHiddenCookie, showHidden, notifyHiddenChanged } from "./hidden-cookie.ts";
import { formatHidden, HIDDEN_COOKIE, type HiddenEntries } from "./hidden-entries.ts";

/** One thing to hide, or to show again. */
export type HiddenChange = {
  readonly kind: "jobs" | "companies";
  readonly value: string;
  readonly isHidden: boolean;
};

/** `full`: no more can be kept. `refused`: this browser keeps no cookies. */
export type HiddenChangeOutcome = "done" | "full" | "refused";

// Browsers keep 4096 bytes of a cookie, its name and attributes among them.
const MAX_LENGTH = 3500;

/** Hides a job or a company in this browser for 400 days, or shows it again. Asked twice is done once. */
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
      return isSame(parseHiddenCookie(), next);
    },
    isDone: (isKept) => isKept,
  });
  return isWritten ? "done" : "refused";
}

/** Shows everything again, also what has closed meanwhile and stands in no list to be shown again from. */
export function forgetHidden(): void {
  writeCookie("");
  notifyHiddenChanged();
}

function writeCookie(text: string): void {
  if (text === "") forgetDeviceCookie(HIDDEN_COOKIE);
  else writeDeviceCookie(HIDDEN_COOKIE, text);
}

const isSame = (a: HiddenEntries, b: HiddenEntries) => formatHidden(a) === formatHidden(b);
