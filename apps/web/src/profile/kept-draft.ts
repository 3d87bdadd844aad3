import * as z from "zod/mini";

import { readSessionRecord } from "../account/session-record.ts";
import type { ProfileDraft } from "./profile-draft.ts";

const DRAFT_ITEM = "farwork-profile-after-log-in";
const KEPT_MS = 30 * 60 * 1000;

const text = z.string();
const list = z.array(text);
const Draft = z.object({
  displayName: text,
  phoneNumber: text,
  location: text,
  bio: text,
  jobTitle: text,
  skills: list,
  jobTypes: list,
  workEnvironments: list,
  preferredLocations: list,
  salaryMin: text,
  salaryMax: text,
  salaryCurrency: text,
  openToRecruiters: z.boolean(),
});
const Kept = z.object({ at: z.number(), uid: text, draft: Draft });

/**
 * Keeps what `uid` has typed and not saved, whose session is over: in this tab, for half an hour. Not so where they
 * logged out in this browser: then they are done here, and somebody else may come.
 */
export function keepDraft(uid: string, draft: ProfileDraft, now: number): void {
  if (readSessionRecord()?.uid !== uid) return;
  try {
    sessionStorage.setItem(DRAFT_ITEM, JSON.stringify({ at: now, uid, draft }));
  } catch {
    // A browser that keeps nothing: it has to be typed once more.
  }
}

/** What was kept of `uid`, once. Somebody else's is forgotten. */
export function takeDraft(uid: string, now: number): ProfileDraft | undefined {
  try {
    const kept = z.safeParse(Kept, JSON.parse(sessionStorage.getItem(DRAFT_ITEM) ?? "null")).data;
    sessionStorage.removeItem(DRAFT_ITEM);
    const isTheirs = kept?.uid === uid && kept.at <= now && now - kept.at <= KEPT_MS;
    return isTheirs ? kept.draft : undefined;
  } catch {
    return undefined;
  }
}
