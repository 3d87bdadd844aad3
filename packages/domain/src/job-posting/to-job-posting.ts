import { mentionsWorkAtPlace } from "../feed/says-remote.ts";
import { dropUnsafeLinks, extractText } from "../html/read-safe-html.ts";
import { isListed } from "../job/is-open.ts";
import type { Job } from "../job/job.ts";
import { positionPlace } from "../job/position-place.ts";
import { formatLocation } from "../place/format-place.ts";
import type { CountryCode, Place } from "../place/place.ts";
import { countriesOpenTo } from "../place/region.ts";
import { peopleLivingIn } from "../place/zone-offsets.ts";
import { findFeedSource } from "../source/feed-source.ts";
import { markUpFacts } from "./job-facts.ts";
import type { JobPostingMarkup } from "./job-posting-markup.ts";

/**
 * What a job's own page tells search engines' job boards of it, as schema.org's JobPosting; undefined where nothing
 * may or can be told:
 *
 * - the terms of its source forbid it, or we know none of the source;
 * - it takes no more applications, or another posting of the position stands for it;
 * - its description says no more than its title;
 * - its title or its place as sent says that some of the work is done at a place ("Hybrid"), or its text demands days in
 *   an office: the markup would call it wholly remote;
 * - it names no country. A remote job's markup must name those its people may live in. A worldwide job names none, and
 *   a list of all there are would be our words, not the employer's; so would the countries of regions that we read
 *   from time zones.
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
    // The number is the source's: we know of none that the employer gave it.
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

/** Whether it names where some hours are lived in. Beside a country the regions are stated too. */
function isOfHoursAlone({ timezones, countries }: Place): boolean {
  if (!timezones) return false;
  if (countries.length === 0) return true;
  const living = new Set(peopleLivingIn(timezones).countries);
  // Most of them: which ones they are, and so what was stored, changes with a country's clocks.
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
