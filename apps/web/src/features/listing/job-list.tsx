import {
  highlightMatches,
  type JobCard as Card,
  type JobFilters,
  type JobOrder,
  type SearchedWords,
} from "@farwork/domain";
import { companySlug } from "@farwork/domain/company";
import { DEFAULT_PAGE_SIZE } from "@farwork/domain/contract";
import { JOB_ORDER_LABELS, JOB_ORDERS } from "@farwork/domain/filter";
import { formatLocationInSentence } from "@farwork/domain/place";
import { Fragment, memo, type ReactNode, Suspense, useDeferredValue } from "react";

import { useFormats } from "#formats";

import { lazyPart } from "../../ui/lazy-part.ts";
import { changeFilters } from "../filters/change-listing.ts";
import { listingPath } from "../filters/listing-path.ts";
import { hiddenBy, type HideableJob } from "../hidden-jobs/hidden-entries.ts";
import { HideButton, HiddenChangeStatus } from "../hidden-jobs/hide-button.tsx";
import { HideableEntry } from "../hidden-jobs/hideable-entry.tsx";
import { leaveOutHidden } from "../hidden-jobs/leave-out-hidden.ts";
import { JobCard } from "../job/job-card.tsx";
import { ListingLink } from "../paging/listing-link.tsx";
import { Pagination } from "../paging/pagination.tsx";
import { FeedLinks } from "../syndication/feed-links.tsx";
import { RecentlyViewed } from "../visits/recently-viewed.tsx";
import { AlsoSearched } from "./also-searched.tsx";
import { HiddenNote } from "./hidden-note.tsx";
import type { ShownJobs } from "./jobs-atoms.ts";
import { ListingEmpty } from "./listing-empty.tsx";
import type { AnsweredJob } from "./listing-schemas.ts";

/** A sort order: its label, whether it is current, and its value in the address. */
type ListingOrder = { order: JobOrder; label: string; chosen: boolean; sort: JobOrder };

// What the list in this order truly is.
const CAPTIONS: Readonly<Record<JobOrder, string>> = {
  relevance: "Best match first",
  newest: "Newest first",
  pay: "Highest pay first",
};

/** The window height per visible entry, generous because the list starts below the questions. */
const HEIGHT_PER_ENTRY = 180;

/** One page of jobs, without hidden ones, and links to the other pages. */
export function JobList({
  shown,
  lastVisit,
  isWhole,
}: {
  shown: ShownJobs;
  lastVisit: Date | undefined;
  /** Whether to render all entries at once, because the page may be scrolled down to any of them. */
  isWhole: boolean;
}) {
  const { address, listing, following, hidden } = shown;
  const { filters, page } = address;
  const formats = useFormats();
  const { jobs, totalHidden } = address.showsHidden
    ? { jobs: listing.jobs, totalHidden: 0 }
    : leaveOutHidden(listing, following, hidden);
  // Other lists first render the entries in view.
  const rendered = useDeferredValue(jobs.length, isWhole ? jobs.length : countInSight());
  if (jobs.length === 0) return <ListingEmpty {...{ filters, listing, totalHidden }} />;
  const first = (page - 1) * DEFAULT_PAGE_SIZE + 1;
  return (
    <>
      <div className="flex items-end justify-between gap-4 border-b-2 border-ink text-note text-soft">
        <OrderLinks filters={filters} />
        <p className="flex-none pb-3 tabular-nums desk:pb-1.5">
          {formats.count(first)}–{formats.count(first + jobs.length - 1)} of{" "}
          {formats.count(listing.totalJobs)}
        </p>
      </div>
      <AlsoSearched listing={listing} />
      <ol className="job-entries">
        {jobs.slice(0, rendered).map((job, at) => (
          <Fragment key={job.firestoreId}>
            <PartHeading job={job} before={jobs[at - 1]} shown={shown} />
            <ListedJob job={job} shown={shown} lastVisit={lastVisit} />
          </Fragment>
        ))}
      </ol>
      <HiddenChangeStatus />
      {rendered >= jobs.length && (
        <>
          <HiddenNote totalHidden={totalHidden} isShown={address.showsHidden} />
          {/* Wider windows show the pay filter, which says so, too. */}
          <div className="desk:hidden">
            <Suspense>{formats.terms && <RatesNote jobs={jobs} now={shown.now} />}</Suspense>
          </div>
          <Pagination
            page={page}
            totalPages={listing.totalPages}
            toPage={(other) => (asked) => listingPath(asked.filters, other, asked.landing)}
          />
          <FeedLinks filters={filters} />
          <RecentlyViewed />
        </>
      )}
    </>
  );
}

/** How many entries this window shows. */
function countInSight(): number {
  return Math.ceil(innerHeight / HEIGHT_PER_ENTRY);
}

/** For a reader in a country: a heading where the jobs' eligibility changes from one entry to the next. */
function PartHeading({
  job: { answer },
  before,
  shown,
}: {
  job: AnsweredJob;
  before: AnsweredJob | undefined;
  shown: ShownJobs;
}) {
  const formats = useFormats();
  const { country } = shown.address.filters.from;
  const counts = shown.listing.forReader;
  if (country === undefined || !counts || !answer || answer.isOpen === before?.answer?.isOpen) return null;
  const { isOpen } = answer;
  return (
    <li className="job-entries-part">
      <h2 className="set-narrow text-lead">
        {isOpen ? `Open to ${formatLocationInSentence(country)}` : "Doesn’t say who may apply"}
      </h2>
      <span className="text-soft tabular-nums">
        {formats.jobCount(isOpen ? counts.open : counts.notStated)}
      </span>
    </li>
  );
}

/** Loaded only if pay may be converted for the reader. */
const RatesNote = lazyPart(async () => (await import("../job/rates-note.tsx")).RatesNote);

/** Loaded only if the reader gave working hours. */
const SharedHours = lazyPart(async () => (await import("../job/shared-hours.tsx")).SharedHours);

function ListedHours({ job: { place }, shown }: { job: Card; shown: ShownJobs }) {
  return (
    <Suspense>
      <SharedHours place={place} hours={shown.address.filters.hours} now={shown.now} />
    </Suspense>
  );
}

const ListedJob = memo(function ListedJob({
  job,
  shown,
  lastVisit,
}: {
  job: AnsweredJob;
  shown: ShownJobs;
  lastVisit: Date | undefined;
}) {
  const { address, listing, hidden, now } = shown;
  const { landing, showsHidden } = address;
  const { search, from, hours } = address.filters;
  const asksHours = job.place.hours ?? job.place.timezones;
  const { alsoSearched = [], otherTitles = [], notSearched: not } = listing;
  const hideable = toHideable(job);
  const showMatches = (text: string) => (
    <MatchedText text={text} search={search} also={[...alsoSearched, ...otherTitles]} not={not} />
  );
  return (
    <HideableEntry
      job={hideable}
      wasHidden={hiddenBy(hidden, hideable.id, hideable.companySlug)}
      showsHidden={showsHidden}
    >
      <JobCard
        job={job}
        now={now}
        landing={landing}
        lastVisit={lastVisit}
        headingLevel={from.country === undefined ? "h2" : "h3"}
        answer={job.answer?.text}
        note={asksHours && hours.zone !== undefined ? <ListedHours job={job} shown={shown} /> : undefined}
        actions={<HideButton job={hideable} />}
        showMatches={search === "" ? undefined : showMatches}
        excerpt={search === "" ? undefined : markFound(job.excerpt, search, { also: alsoSearched, not })}
      />
    </HideableEntry>
  );
});

function toHideable({ firestoreId, title, company_name }: Card): HideableJob {
  return { id: firestoreId, title, company: company_name, companySlug: companySlug(company_name) };
}

/** A text with the search terms highlighted. */
export function MatchedText({ text, search, ...words }: { text: string; search: string } & SearchedWords) {
  return markPieces(highlightMatches(text, search, words));
}

/** A text with the search terms highlighted; undefined if it contains none. */
export function markFound(text: string, search: string, words?: SearchedWords): ReactNode[] | undefined {
  const pieces = highlightMatches(text, search, words);
  return pieces.some(({ matched }) => matched) ? markPieces(pieces) : undefined;
}

function markPieces(pieces: ReturnType<typeof highlightMatches>): ReactNode[] {
  return pieces.map((piece, at) => (piece.matched ? <mark key={at}>{piece.text}</mark> : piece.text));
}

/** The current order, and links to the others. */
function OrderLinks({ filters }: { filters: JobFilters }) {
  return (
    <nav aria-label="Order">
      <ul className="-ml-1.5 flex flex-wrap items-center gap-x-2">
        {listOrders(filters).map(({ order, label, chosen, sort }) => (
          // On a phone the current order may need a line of its own, so it comes first.
          <li key={order} className={chosen ? "max-tablet:order-first" : undefined}>
            <ListingLink
              to={changeFilters((asked) => ({ ...asked, sort }))}
              aria-current={chosen ? "true" : undefined}
              className="flex min-h-11 items-center px-1.5 underline decoration-field underline-offset-4 hover:bg-mark hover:text-on-mark aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline desk:min-h-8"
            >
              {label}
            </ListingLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The available orders. Best match needs a search; without one, newest is the default. */
export function listOrders(filters: JobFilters): ListingOrder[] {
  const isSearch = filters.search !== "";
  const shown = !isSearch && filters.sort === "relevance" ? "newest" : filters.sort;
  return JOB_ORDERS.filter((order) => isSearch || order !== "relevance").map((order) => ({
    order,
    label: order === shown ? CAPTIONS[order] : JOB_ORDER_LABELS[order],
    chosen: order === shown,
    sort: isSearch || order === "pay" ? order : "relevance",
  }));
}
