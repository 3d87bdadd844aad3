"use client";

import type { FeedStatus } from "@farwork/domain";
import { formatRelativeTime } from "@farwork/domain/date";
import { isOverdue } from "@farwork/domain/feed";
import { useAtomValue, useStore } from "jotai";
import { useCallback, useEffect, useRef } from "react";

import { useFormats } from "#formats";

import { formatMoment } from "../../platform/locale/formats.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { EntriesSkeleton } from "../../ui/entries-skeleton.tsx";
import { Notice } from "../../ui/notice.tsx";
import { describeDue, describeFeeds, describeState, isInTrouble } from "./describe-feed.ts";
import { readFeeds, type ShownFeeds, shownFeedsAtom } from "./feed-status-atoms.ts";

type Run = NonNullable<FeedStatus["lastRun"]>;

const HEADS = ["Feed", "Last run", "Read", "New", "Changed", "Rejected", "Missing", "Closed", "Open", "Next"];

const FEEDS_USUALLY = 8;
const now = () => new Date();

/** The status of every feed, loaded by the operator's browser. */
export function FeedBoard() {
  const shown = useAtomValue(shownFeedsAtom);
  const session = useAtomValue(sessionAtom);
  const store = useStore();
  const uid = session.status === "signed-in" ? session.account.uid : undefined;
  const heading = useRef<HTMLHeadingElement>(null);

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- reload when the session changes
  useEffect(() => void readFeeds(store, now), [store, session.status, uid]);

  const readAgain = useCallback(() => {
    // The pressed button may disappear.
    heading.current?.focus();
    void readFeeds(store, now);
  }, [store]);

  if (shown.status === "forbidden") return <Forbidden />;
  return (
    <div className="py-10 desk:py-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-8">
        <div>
          <h1 ref={heading} tabIndex={-1} className="set-narrow text-title">
            Feeds
          </h1>
          <output className="mt-3 block text-lead text-soft">{describe(shown)}</output>
        </div>
        {shown.status === "ready" && (
          <button type="button" onClick={readAgain} className="quiet-action">
            Refresh
          </button>
        )}
      </div>
      <FeedBody shown={shown} onRetry={readAgain} />
    </div>
  );
}

function Forbidden() {
  return (
    <Notice heading="This page is for operators only" headingLevel="h1">
      <p role="alert">Your account can’t see feed status. Everything else is available.</p>
    </Notice>
  );
}

function describe(shown: ShownFeeds): string {
  if (shown.status === "loading") return "Loading feeds …";
  return shown.status === "ready" ? describeFeeds(shown, shown.at) : "";
}

function FeedBody({
  shown,
  onRetry,
}: {
  shown: Exclude<ShownFeeds, { status: "forbidden" }>;
  onRetry: () => void;
}) {
  if (shown.status === "loading") return <EntriesSkeleton count={FEEDS_USUALLY} />;
  if (shown.status === "ready") return <FeedTable feeds={shown.feeds} now={shown.at} />;
  return (
    <Notice heading="Feeds can’t be loaded right now">
      <p role="alert">Our server did not answer. Imports continue in the background.</p>
      <button type="button" onClick={onRetry} className="action">
        Try again
      </button>
    </Notice>
  );
}

/** One row per feed; one entry per feed on narrow screens or with large text. */
function FeedTable({ feeds, now }: { feeds: readonly FeedStatus[]; now: Date }) {
  return (
    <div className="feed-table-room">
      <table className="feed-table">
        <caption className="sr-only">Feed status</caption>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {feeds.map((status) => (
            <FeedRow key={status.feed} status={status} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A feed's name and state, the figures of its last run, and why that failed. */
function FeedRow({ status, now }: { status: FeedStatus; now: Date }) {
  const formats = useFormats();
  const { feed, name, lastRun, nextDueAt, openJobs } = status;
  return (
    <tr>
      <th scope="row">
        <span className="block text-body font-semibold wrap-anywhere">{name}</span>
        <span className={isInTrouble(status) ? "marked" : "text-soft"}>{describeState(status)}</span>
        {lastRun?.reason !== undefined && (
          <span className="mt-1 block max-w-measure font-normal text-soft wrap-anywhere">
            {lastRun.reason}
          </span>
        )}
        <span className="sr-only"> ({feed})</span>
      </th>
      <td data-head="Last run">
        {lastRun ? (
          <Moment at={lastRun.finishedAt} words={formatRelativeTime(lastRun.finishedAt, now)} />
        ) : (
          "never"
        )}
      </td>
      {figuresOf(lastRun).map(([head, count]) => (
        <td key={head} data-head={head} data-figure="">
          {count === undefined ? "–" : formats.count(count)}
        </td>
      ))}
      <td data-head="Open" data-figure="">
        {formats.count(openJobs)}
      </td>
      <td data-head="Next">
        <span className={isOverdue(status, now) ? "marked" : undefined}>
          <Moment at={nextDueAt} words={describeDue(status, now)} />
        </span>
      </td>
    </tr>
  );
}

function figuresOf(run: Run | undefined): [head: string, count: number | undefined][] {
  const rejected = run && Object.values(run.rejected).reduce((sum, count) => sum + count, 0);
  return [
    ["Read", run?.read],
    ["New", run?.new],
    ["Changed", run?.changed],
    ["Rejected", rejected],
    ["Missing", run?.missing],
    ["Closed", run?.closed],
  ];
}

/** A relative time, with the exact moment (UTC) as its title. */
function Moment({ at, words }: { at: Date | undefined; words: string }) {
  if (at === undefined) return words;
  return (
    <time dateTime={at.toISOString()} title={formatMoment(at)}>
      {words}
    </time>
  );
}
