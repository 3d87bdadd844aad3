import { mentionsWorkAtPlace } from "../feed/says-remote.ts";
import { dropUnsafeLinks, extractText } from "../html/read-safe-html.ts";
import { isListed } from "../job/is-open.ts";
import type { Job } from "../job/job.ts";
import { positionPlace } from "../job/position-place.ts";
import { peopleLivingIn } from "../place/country-zones.ts";
import { formatLocation } from "../place/format-place.ts";
import type { CountryCode, Place } from "../place/place.ts";
import { countriesOpenTo } from "../place/region.ts";
import { findFeedSource } from "../source/feed-source.ts";
import { markUpFacts } from "./job-facts.ts";
import type { JobPostingMarkup } from "./job-posting-markup.ts";

/**
 * The structured data of a job's page as schema.org's JobPosting; undefined if it may not or cannot be created:
 *
 * - the terms of its source forbid it or are unknown;
 * - it is closed, or a duplicate;
 * - its description only repeats its title;
 * - its title or location mentions on-site work ("Hybrid"), or its text requires office days, as the markup would claim
 *   it is fully remote;
 * - it names no country. The markup of a remote job must name the countries employees may live in. A worldwide job
 *   names none, and listing all countries, or those of regions derived from time zones, would be our claim, not the
 *   employer's.
 *
 * @example
 * const markup = toJobPosting({ ...job, source: "lever", place: parsePlace("Germany") }, now);
 * markup?.applicantLocationRequirements; // => [{ "@type": "Country", name: "Germany" }]
 */
export function toJobPosting(job: Job, now: Date): JobPostingMarkup | undefined {
  const source = findFeedSource(job.source);
  if (source?.googleJobs !== true || !isListed(job, now) || isPartlyAtPlace(job)) return undefined;
  const countries = listCountries(positionPlace(job));
  if (countries.length === 0 || !describesMore(job)) return undefined;
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: job.title,
    description: dropUnsafeLinks(job.description),
    // The id is the source's; the employer's own is unknown.
    identifier: { "@type": "PropertyValue", name: source.name, value: job.sourceId },
    datePosted: job.publication_date.toISOString(),
    hiringOrganization: { "@type": "Organization", name: job.company_name },
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: countries.map((code) => ({
      "@type": "Country",
      name: formatLocation(code),
    })),
    directApply: false,
    ...markUpFacts(job),
  };
}

function listCountries(place: Place): CountryCode[] {
  if (place.scope !== "restricted") return [];
  return isOfHoursAlone(place) ? [] : [...countriesOpenTo(place)];
}

/** Whether its countries were only derived from time zones. Regions next to a country are stated, too. */
function isOfHoursAlone({ timezones, countries }: Place): boolean {
  if (!timezones) return false;
  if (countries.length === 0) return true;
  const living = new Set(peopleLivingIn(timezones).countries);
  // More than half, because the exact list depends on when it was stored: countries change their clocks.
  return countries.length > living.size / 2 && countries.every((country) => living.has(country));
}

function describesMore({ description, title }: Job): boolean {
  const text = extractText(description);
  return text !== "" && text.toLowerCase() !== title.toLowerCase();
}

function isPartlyAtPlace({ title, candidate_required_location: location, eligibility = [] }: Job): boolean {
  const isDemanded = eligibility.some(({ kind, verdict }) => kind === "workplace" && verdict === "required");
  return isDemanded || [title, location].some(mentionsWorkAtPlace);
}
