import type { JobFacets, ReaderCounts } from "@farwork/domain";
import { DEFAULT_CURRENCY } from "@farwork/domain/filter";
import { CATEGORY_LABELS, JOB_CATEGORIES } from "@farwork/domain/job";
import { withMarketingParams } from "@farwork/domain/links";
import { PERIODS_PER_YEAR, roundToTwoDigits } from "@farwork/domain/pay";
import { formatLocationInSentence, formatPlace } from "@farwork/domain/place";
import type { ReferenceRates } from "@farwork/domain/rates";

import { useFormats } from "#formats";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { type CountryField, countryPath } from "../filters/country-path.ts";
import { describeRates } from "../filters/describe-rates.ts";
import { Fact, Narrowed } from "../job/fact.tsx";
import { MIN_JOBS } from "./load-country.ts";

/** A summary of the jobs open to a country; categories link to their pages. */
export function CountryFacts({
  field,
  listing,
  rates,
  landing,
  now,
}: {
  field: CountryField;
  listing: ListedJobs;
  rates: ReferenceRates | undefined;
  landing: URLSearchParams;
  now: Date;
}) {
  const formats = useFormats();
  const { country } = field;
  const { facets, forReader } = listing;
  const fields = facets.categories.flatMap(({ value, count }) => {
    const category = JOB_CATEGORIES.find((known) => known === value);
    return category === undefined || count < MIN_JOBS ? [] : [{ category, count }];
  });
  return (
    <dl className="border-t border-rule text-small">
      {forReader && <WhoMayApply {...{ country, forReader }} />}
      <Fact term="Pay">
        <PayOfAll {...{ facets, rates, now }} />
      </Fact>
      {forReader?.hours && (
        <Fact term="Time zones">
          {formats.count(forReader.hours.count)} of {formats.jobCount(forReader.open)}{" "}
          {forReader.hours.count === 1 ? "asks" : "ask"} for hours within {formatWindow(forReader.hours)}
        </Fact>
      )}
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

/** What half of the jobs pay at least, in the reader's terms; shown as assumed if some periods or currencies are. */
function PayOfAll({ facets, rates, now }: PaidFacets) {
  const formats = useFormats();
  const { currency = DEFAULT_CURRENCY, period = "year" } = formats.terms ?? {};
  const { compared, all, assumed, half } = summarizePay(facets);
  if (half === undefined) return "No job states any that can be compared";
  // Rounded down, so that half of the jobs still pay as much.
  const least = roundToTwoDigits(half / PERIODS_PER_YEAR[period], Math.floor);
  const marked = assumed > 0 && ({ periodAssumed: true } as const);
  const from = { min: least, currency, period, ...marked, annual: { min: half } };
  return (
    <>
      {formats.count(compared)} of {formats.count(all)} give pay that can be compared, half of them{" "}
      {beginLow(formats.pay(from))}
      <span className="mt-1 block text-note text-faint">
        {assumed > 0 &&
          `In ${formats.count(assumed)} of these the period or currency is not stated, and the likeliest is assumed. `}
        {describeRates({ rates, day: formats.day }, now)}
      </span>
    </>
  );
}

/**
 * How many jobs have comparable annual pay, in how many of those the period or currency is assumed, and what half of those
 * pay at least.
 */
type PaySummary = {
  readonly compared: number;
  readonly all: number;
  readonly assumed: number;
  readonly half: number | undefined;
};

/** Summarises pay from a listing's facets. */
export function summarizePay({
  salary,
  salary_assumed: assumed,
  salary_histogram,
}: Pick<JobFacets, "salary" | "salary_assumed" | "salary_histogram">): PaySummary {
  const compared = salary_histogram.reduce((sum, { count }) => sum + count, 0);
  const unstated = salary.find(({ value }) => value === "unstated")?.count ?? 0;
  let left = compared;
  let half: number | undefined;
  for (const { from, count } of salary_histogram) {
    if (left * 2 >= compared && compared > 0) half = from;
    left -= count;
  }
  return { compared, all: compared + unstated, assumed, half };
}

type PaidFacets = { facets: ListedJobs["facets"]; rates: ReferenceRates | undefined; now: Date };

function WhoMayApply({ country, forReader }: { country: string; forReader: ReaderCounts }) {
  const formats = useFormats();
  const { open, named, byRegion } = forReader;
  if (named === undefined || byRegion === undefined) return null;
  const own = named + byRegion;
  const others = open - own;
  return (
    <Fact term="Who may apply">
      {formats.jobCount(own)} {own === 1 ? "names" : "name"} {formatLocationInSentence(country)} or its
      region, {formats.count(others)} {others === 1 ? "is" : "are"} open to anyone
    </Fact>
  );
}

/** "UTC−5 to UTC+2". */
function formatWindow({ timezones }: NonNullable<ReaderCounts["hours"]>): string {
  const place = { scope: "worldwide" as const, countries: [], regions: [], timezones };
  return formatPlace(place).replace(/^[^,]*, /, "");
}

const beginLow = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
