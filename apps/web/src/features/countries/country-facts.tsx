import { CATEGORY_LABELS, JOB_CATEGORIES } from "@farwork/domain/job";
import { withMarketingParams } from "@farwork/domain/links";
import { formatLocationInSentence, formatPlace } from "@farwork/domain/place";

import { useFormats } from "#formats";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { type CountryField, countryPath } from "../filters/listing-path.ts";
import { Fact, Narrowed } from "../job/fact.tsx";
import { countNamed, MIN_JOBS } from "./load-country.ts";
import { summarizePay } from "./summarize-pay.ts";

/** What the jobs that are open to a country state, taken together; a field leads to those jobs. */
export function CountryFacts({
  field,
  listing,
  landing,
}: {
  field: CountryField;
  listing: ListedJobs;
  landing: URLSearchParams;
}) {
  const formats = useFormats();
  const { country } = field;
  const { facets, totalJobs } = listing;
  const named = countNamed(listing);
  const pay = summarizePay(facets);
  const zones = formatZones(listing.jobs);
  const fields = facets.categories.flatMap(({ value, count }) => {
    const category = JOB_CATEGORIES.find((known) => known === value);
    return category === undefined || count < MIN_JOBS ? [] : [{ category, count }];
  });
  return (
    <dl className="border-t border-rule text-small">
      <Fact term="Who may apply">
        {formats.jobCount(named)} {named === 1 ? "names" : "name"} {formatLocationInSentence(country)} or its
        region, {formats.count(totalJobs - named)} are open to anyone
      </Fact>
      <Fact term="Pay">
        {pay.half === undefined
          ? "No job states it"
          : `${formats.count(pay.stated)} of ${formats.count(pay.all)} state it, half of them ${beginLow(formats.pay({ min: pay.half, currency: "USD", period: "year" }))}`}
      </Fact>
      {zones !== undefined && <Fact term="Time zones">{zones}</Fact>}
      <Fact term="Fields">
        <ul>
          {fields.map(({ category, count }) => (
            <li key={category} className="flex items-baseline gap-2">
              <span className="min-w-0 wrap-anywhere max-desk:[&>a]:my-0">
                <Narrowed href={withMarketingParams(countryPath({ country, category }), landing)}>
                  {CATEGORY_LABELS[category]}
                </Narrowed>
              </span>
              <span className="leader" aria-hidden="true" />
              <span className="tabular-nums">{formats.count(count)}</span>
            </li>
          ))}
        </ul>
      </Fact>
    </dl>
  );
}

/** Which hours the jobs of this page ask people to work or to live in; undefined where none does. */
function formatZones(jobs: ListedJobs["jobs"]): string | undefined {
  const asked = jobs.flatMap(({ place }) => place.hours?.timezones ?? place.timezones ?? []);
  if (asked.length === 0) return undefined;
  const from = Math.min(...asked.map((window) => window.from));
  const to = Math.max(...asked.map((window) => window.to));
  const window = formatPlace({ scope: "worldwide", countries: [], regions: [], timezones: { from, to } });
  const [all, ask] = [jobs.length === 1 ? "job" : "jobs", asked.length === 1 ? "asks" : "ask"];
  return `${asked.length} of ${jobs.length} ${all} here ${ask} for hours within ${window.replace(/^[^,]*, /, "")}`;
}

const beginLow = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
