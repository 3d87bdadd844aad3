import type { JobFilters, Place } from "@farwork/domain";
import { askedHours, type CommonHours, describeCommonHours, writeClock } from "@farwork/domain/reader";

// Only needed once working hours are known: lists reach this file through `import()`.

/** How many of the reader's hours a job shares, in words and as a bar. Nothing for a job without hours. */
export function SharedHours({
  place,
  hours,
  now,
  isLong = false,
}: {
  place: Place;
  hours: JobFilters["hours"];
  now: Date;
  /** Adds an explanation and a scale. */
  isLong?: boolean;
}) {
  const described = describeCommonHours(place, hours, now);
  if (!described) return null;
  const { compared, text } = described;
  return (
    <span className={isLong ? "shared-hours shared-hours-long" : "shared-hours"}>
      <DayBar start={hours.start} compared={compared} isLong={isLong} />
      <span>{text}</span>
      {isLong && (
        <span className="text-note text-faint">{explain(compared, hours, askedHours(place)?.day)}</span>
      )}
    </span>
  );
}

function explain(
  { theirs }: CommonHours,
  { start, end }: Pick<JobFilters["hours"], "start" | "end">,
  asked: Pick<JobFilters["hours"], "start" | "end"> = OFFICE_HOURS,
): string {
  const span = (from: number, to: number) => `${writeClock(from)}–${writeClock(to > DAY ? to - DAY : to)}`;
  return `You work ${span(start, end)}. ${span(asked.start, asked.end)} in the job’s time zone is ${span(theirs.start, theirs.start + theirs.length)} by your clock, in standard time.`;
}

/** What is compared where a posting names a time zone alone. */
const OFFICE_HOURS = { start: 9, end: 17 };

const DAY = 24;

/**
 * A day by the reader's clock: their hours above, the job's below, the overlap highlighted. Kept short, because React
 * streams longer parts out of order, which are invisible without scripts.
 */
function DayBar({
  start,
  compared: { length, theirs },
  isLong,
}: {
  start: number;
  compared: CommonHours;
  isLong: boolean;
}) {
  const own = cutAtMidnight({ start, length });
  const others = cutAtMidnight(theirs);
  const shared = own.flatMap((one) => others.flatMap((other) => overlap(one, other)));
  return (
    <span className="day-bar" aria-hidden="true">
      <svg viewBox="0 0 24 4" preserveAspectRatio="none">
        <Spans spans={own} top={0} height={2} className="day-own" />
        <Spans spans={others} top={2} height={2} className="day-theirs" />
        <Spans spans={shared} top={0} height={4} className="day-shared" />
      </svg>
      {isLong && (
        <span className="day-bar-scale">
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </span>
      )}
    </span>
  );
}

type Span = { readonly start: number; readonly length: number };

function Spans({
  spans,
  top,
  height,
  className,
}: {
  spans: readonly Span[];
  top: number;
  height: number;
  className: string;
}) {
  const path = spans.map(({ start, length }) => `M${start} ${top}h${length}v${height}h-${length}z`);
  return <path d={path.join("")} className={className} />;
}

/** Splits a span of hours that crosses midnight into two. */
function cutAtMidnight({ start, length }: Span): Span[] {
  const first = start % DAY;
  const rest = first + length - DAY;
  return rest <= 0
    ? [{ start: first, length }]
    : [
        { start: first, length: length - rest },
        { start: 0, length: rest },
      ];
}

function overlap(one: Span, other: Span): Span[] {
  const start = Math.max(one.start, other.start);
  const length = Math.min(one.start + one.length, other.start + other.length) - start;
  return length > 0 ? [{ start, length }] : [];
}
