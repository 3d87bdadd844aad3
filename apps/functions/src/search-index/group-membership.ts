import { type AlsoOn, type DuplicateCandidate, groupDuplicates, type JobId } from "@farwork/domain";
import * as z from "zod/mini";

import { StoredJob } from "../job-store/job-document.ts";

/** The fields of a stored job needed to find duplicates, and its current duplicates. */
export const Groupable = z.pick(StoredJob, {
  firestoreId: true,
  source: true,
  title: true,
  company_name: true,
  url: true,
  apply_url: true,
  candidate_required_location: true,
  place: true,
  pay: true,
  job_type: true,
  publication_date: true,
  duplicate_key: true,
  text_print: true,
  expires_at: true,
  also_on: true,
  locations: true,
  duplicate_of: true,
});
export type Groupable = z.infer<typeof Groupable>;

/** A job's fields about its duplicates. */
export type Membership = Pick<Groupable, "also_on" | "locations" | "duplicate_of">;

/** The fields about duplicates that these open jobs should have; those without duplicates are left out. */
export function findMemberships(jobs: readonly Groupable[]): ReadonlyMap<JobId, Membership> {
  const candidates = jobs.map((job): DuplicateCandidate => ({ ...job, text_print: job.text_print ?? "" }));
  const memberships = new Map<JobId, Membership>();
  for (const { shown, others, locations } of groupDuplicates(candidates)) {
    const group = others.length > 0 ? [shown, ...others] : [];
    for (const member of group) {
      const also_on = listOtherSources(member, group);
      memberships.set(member.firestoreId, {
        ...(also_on.length > 0 && { also_on }),
        // Only on the shown posting, where listings and pages read them.
        ...(member === shown
          ? locations.length > 0 && { locations: [...locations] }
          : { duplicate_of: shown.firestoreId }),
      });
    }
  }
  return memberships;
}

/** The best posting of each other source. */
function listOtherSources(
  { source: own }: DuplicateCandidate,
  group: readonly DuplicateCandidate[],
): AlsoOn[] {
  const bySource = new Map<string, AlsoOn>();
  for (const { firestoreId, source, url } of group) {
    if (source !== own && !bySource.has(source)) bySource.set(source, { firestoreId, source, url });
  }
  return [...bySource.values()];
}

/** The stored fields about duplicates. */
export function readMembership({ also_on, locations, duplicate_of }: Membership): Membership {
  return {
    ...(also_on && { also_on }),
    ...(locations && { locations }),
    ...(duplicate_of && { duplicate_of }),
  };
}
