import type { FeedStatus } from "@farwork/domain";
import { formatRelativeTime } from "@farwork/domain/date";
import { isOverdue } from "@farwork/domain/feed";

import { useFormats } from "#formats";

import { describeDue, describeState, isInTrouble } from "./describe-feed.ts";

type Run = NonNullable<FeedStatus["lastRun"]>;

/** A feed: what it is called and how it does, its last run in figures, and why that came to nothing. */
export function FeedRow({ status, now }: { status: FeedStatus; now: Date }) {
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

/** A moment in words, the exact one (UTC) as its title. */
function Moment({ at, words }: { at: Date | undefined; words: string }) {
  const formats = useFormats();
  if (at === undefined) return words;
  return (
    <time dateTime={at.toISOString()} title={formats.moment(at)}>
      {words}
    </time>
  );
}
