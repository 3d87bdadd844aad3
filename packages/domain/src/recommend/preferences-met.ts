import * as z from "zod/mini";

import { comparedPay } from "../filter/match-pay.ts";
import { showsPlace } from "../filter/match-place.ts";
import { JobType } from "../job/job-type.ts";
import type { JobCard } from "../job/job.ts";
import { positionPlace } from "../job/position-place.ts";
import { CountryCode, LocationFilter } from "../place/place.ts";
import { isExcluded } from "../place/region.ts";
import type { ReferenceRates } from "../rates/rates.ts";
import { convertAmount, NO_RATES } from "../rates/reference-rates.ts";
import type { UserProfile } from "../user/user-profile.ts";

/** The relevant preferences, prepared for many jobs; invalid values are left out. */
export interface KnownPreferences {
  readonly jobTypes: ReadonlySet<JobType>;
  readonly locations: readonly LocationFilter[];
  /** Annual pay; undefined without a currency, as amounts could not be compared. */
  readonly pay?: { readonly currency: string; readonly min: number; readonly max: number };
}

/** Preferences with a reason of the same name. */
export type PreferenceName = "job_type" | "location" | "pay";

/**
 * Reads the relevant preferences. `workEnvironments` is ignored, as every job on this board is remote. Without
 * preferred locations, a person works from where they live.
 */
export function readKnownPreferences({
  country,
  preferences = {},
}: Pick<UserProfile, "country" | "preferences">): KnownPreferences {
  const { jobTypes = [], preferredLocations = [], salaryMin, salaryMax, salaryCurrency } = preferences;
  const named = preferredLocations
    .flatMap((place) => known(LocationFilter, place))
    .filter((location) => location !== "unstated");
  const states = salaryCurrency && (salaryMin !== undefined || salaryMax !== undefined);
  return {
    jobTypes: new Set(jobTypes.flatMap((type) => known(JobType, type)).filter((t) => t !== "unspecified")),
    locations: named.length > 0 ? named : known(CountryCode, country),
    ...(states && { pay: { currency: salaryCurrency, min: salaryMin ?? 0, max: salaryMax ?? Infinity } }),
  };
}

/**
 * The preferences a job is known to meet, or "out" if it is known to fail one. Unstated facts neither meet nor fail a
 * preference. Pay in another currency is converted at `rates`; without them it is not compared.
 */
export function preferencesMet(
  job: JobCard,
  preferences: KnownPreferences,
  rates: ReferenceRates = NO_RATES,
): readonly PreferenceName[] | "out" {
  const meets = {
    job_type: meetsJobType(job, preferences),
    location: meetsLocation(job, preferences),
    pay: meetsPay(job, preferences, rates),
  };
  if (NAMES.some((name) => meets[name] === false)) return "out";
  return NAMES.filter((name) => meets[name]);
}

const NAMES: readonly PreferenceName[] = ["pay", "location", "job_type"];

function known<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema>[] {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? [parsed.data] : [];
}

function meetsJobType({ job_type }: JobCard, { jobTypes }: KnownPreferences): boolean | undefined {
  if (jobTypes.size === 0 || job_type === "unspecified") return undefined;
  return jobTypes.has(job_type);
}

function meetsLocation(job: JobCard, { locations }: KnownPreferences): boolean | undefined {
  const place = positionPlace(job);
  if (locations.length === 0) return undefined;
  const { scope, countries, regions } = place;
  // Restricted, but to something we could not parse.
  if (scope === "restricted" && countries.length + regions.length === 0) return undefined;
  const isShown = locations.some((location) => showsPlace(location, place));
  const isBarred = locations.every((location) => isExcluded(location, place));
  return scope === "unknown" && !isShown && !isBarred ? undefined : isShown;
}

function meetsPay(
  { pay }: JobCard,
  { pay: wanted }: KnownPreferences,
  rates: ReferenceRates,
): boolean | undefined {
  const most = wanted && comparedPay(pay, wanted.currency, rates);
  if (!wanted || pay === undefined || most === undefined) return undefined;
  if (most < wanted.min) return false;
  const least = convertAmount(pay.annual.min ?? 0, pay.currency, wanted.currency, rates) ?? 0;
  // Pay entirely above the range is neither a reason to hide a job nor to recommend it.
  return least <= wanted.max ? true : undefined;
}
