import type { ReaderCounts } from "@farwork/domain";
import { CATEGORY_LABELS, JOB_CATEGORIES } from "@farwork/domain/job";
import { withMarketingParams } from "@farwork/domain/links";
import { formatLocationInSentence, formatPlace } from "@farwork/domain/place";

import { useFormats } from "#formats";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { type CountryField, countryPath } from "../filters/listing-path.ts";
import { Fact, Narrowed } from "../job/fact.tsx";
import { MIN_JOBS } from "./load-country.ts";
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
  const { facets, forReader } = listing;
  const pay = summarizePay(facets);
  const fields = facets.categories.flatMap(({ value, count }) => {
    const category = JOB_CATEGORIES.find((known) => known === value);
    return category === undefined || count < MIN_JOBS ? [] : [{ category, count }];
  });
  return (
    <dl className="border-t border-rule text-small">
      {forReader && <WhoMayApply {...{ country, forReader }} />}
      <Fact term="Pay">
        {pay.half === undefined
          ? "No job states it"
          : `${formats.count(pay.stated)} of ${formats.count(pay.all)} state it, half of them ${beginLow(formats.pay({ min: pay.half, currency: "USD", period: "year" }))}`}
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
