import type { JobFilters } from "@farwork/domain";
import { SINGLE_FILTERS } from "@farwork/domain/filter";
import { formatLocationInSentence } from "@farwork/domain/place";
import { useEffect, useState } from "react";

import { useFormats } from "#formats";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { READER_PARAM } from "../../platform/requests/reader-search.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { changeFilters, changeParams, FILTER_FORM } from "../filters/change-listing.ts";
import { findUnknownZone } from "../filters/unknown-places.ts";
import { ListingLink } from "../paging/listing-link.tsx";
import { useListingNavigation } from "../paging/navigation-context.ts";
import { CountryField } from "./country-field.tsx";
import { HoursLink } from "./hours-link.tsx";
import { keepInAddress } from "./keep-in-address.ts";
import { rememberReader } from "./reader-cookie.ts";

/**
 * The country question above the listing. Once answered, it shows how many jobs are open to the reader, and can hide
 * those that do not say.
 */
export function ReaderBar({
  filters,
  counts,
  landing,
}: {
  filters: JobFilters;
  counts: ListedJobs["forReader"];
  landing: URLSearchParams;
}) {
  const { go } = useListingNavigation();
  const { country, certain } = filters.from;
  const isNamed = Boolean(landing.get(READER_PARAM));
  const isAsked = country === undefined && !isNamed;
  const guess = useGuess(isAsked);
  const answered = country === undefined ? undefined : counts;
  const unknownZone = findUnknownZone(landing);

  function choose(chosen: string | undefined) {
    rememberReader({ country: chosen });
    keepInAddress();
    go(changeParams((params) => params.set(READER_PARAM, chosen ?? "")));
  }

  return (
    <div className="reader-bar gives-way">
      <CountryField country={country} asksForAny={isNamed} onChoose={choose} />
      {/* Before the guess, which comes late and would move it. */}
      <HoursLink filters={filters} landing={landing} />
      <CarriedHours filters={filters} />
      {certain && <input type="hidden" form={FILTER_FORM} name="certain" value="1" readOnly />}
      <output className={answered ? "reader-note" : "reader-note reader-guess"}>
        {answered ? (
          <ReaderCounts counts={answered} certain={certain} />
        ) : (
          guess !== undefined && (
            <>
              Looks like {formatLocationInSentence(guess)} –
              <button type="button" className="text-link reader-press" onClick={() => choose(guess)}>
                use it?
              </button>
            </>
          )
        )}
      </output>
      {answered && (certain || answered.notStated > 0) && <CertainLink certain={certain} />}
      {unknownZone !== undefined && (
        <p className="reader-note">We don’t know the time zone “{unknownZone}”.</p>
      )}
    </div>
  );
}

/** Keeps the reader's working hours when the form is submitted. */
function CarriedHours({ filters: { hours } }: { filters: JobFilters }) {
  return Object.entries(SINGLE_FILTERS.hours.write(hours)).map(
    ([name, text]) =>
      text !== "" && <input key={name} type="hidden" form={FILTER_FORM} name={name} value={text} readOnly />,
  );
}

type ReaderCount = NonNullable<ListedJobs["forReader"]>;

function ReaderCounts({ counts, certain }: { counts: ReaderCount; certain: boolean }) {
  const { count } = useFormats();
  return (
    <span>
      <b className="font-semibold text-ink">{count(counts.open)} open</b> to you
      {describeOthers(counts, certain, count)}
    </span>
  );
}

/** Leaves out the jobs that do not say, or shows them again. */
function CertainLink({ certain }: { certain: boolean }) {
  const toggle = changeFilters((filters) => ({ ...filters, from: { ...filters.from, certain: !certain } }));
  return (
    <ListingLink to={toggle} className="text-link reader-press">
      {certain ? "Include jobs that don’t say" : "Only jobs that say so"}
    </ListingLink>
  );
}

/** The number of jobs not open to the reader, and those the list leaves out: "2 don’t say, 3 not open (left out)". */
function describeOthers(
  { notStated, notOpen }: ReaderCount,
  isCertain: boolean,
  count: (number: number) => string,
): string {
  const silent = `, ${count(notStated)} ${notStated === 1 ? "doesn’t" : "don’t"} say`;
  if (notOpen === 0) return isCertain && notStated > 0 ? `${silent} (left out)` : silent;
  return `${silent}${isCertain && notStated > 0 ? " and " : ", "}${count(notOpen)} not open (left out)`;
}

/** The country of the browser's time zone, guessed once idle, if `isAsked`. */
function useGuess(isAsked: boolean): string | undefined {
  const [guess, setGuess] = useState<string>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    const stop = whenIdle(() => {
      // A guess is optional.
      import("./guess-country.ts").then(
        ({ guessCountry }) => isOver || setGuess(guessCountry()),
        () => {},
      );
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [isAsked]);
  return isAsked ? guess : undefined;
}
