import { keptJobKey } from "../../platform/service-worker/kept-job.ts";
import type { KeptSaved } from "./use-saved-copy.ts";

/** Why a page cannot be had, in words for who asked for it. With a network it is the site that does not answer. */
export function describeAbsence(
  path: string,
  { saved, isOnline }: { readonly saved: KeptSaved; readonly isOnline: boolean },
): { readonly heading: string; readonly help: string } {
  const heading = isOnline ? "Farwork does not answer" : "You are offline";
  if (path === "/saved") return { heading, help: SAVED_HELP[saved.status] };
  if (keptJobKey(new URL(path, "https://farwork.invalid")) !== undefined) {
    return {
      heading: "This job isn’t kept here",
      help: `${heading}, and this device keeps the jobs you opened in the last 30 days. This one is not among them.`,
    };
  }
  const cause = isOnline
    ? "Your device has a network, but our site cannot be reached through it. The page comes by itself when it can"
    : "This page needs a network. It comes by itself when there is one again";
  return { heading, help: `${cause}. Jobs you opened on this device are kept here.` };
}

const SAVED_HELP: Readonly<Record<KeptSaved["status"], string>> = {
  unread: "Your saved jobs are with our site. What this device keeps of them can be read now.",
  kept: "This is your saved list as this device last saw it. What you opened from it can be read too.",
  none: "Your saved list has not been opened on this device since you logged in, so no copy of it is kept here.",
  nobody: "Nobody is logged in on this device, so no saved list is kept here.",
};
