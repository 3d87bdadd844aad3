import { formatPostedAgo } from "@farwork/domain/date/format-posted-ago";

const exact = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** How long ago a job was posted; the exact moment (UTC) as its title. */
export function PostedTime({ at, now }: { at: Date; now: Date }) {
  return (
    <time
      className="inline-block first-letter:uppercase"
      dateTime={at.toISOString()}
      title={`${exact.format(at)} UTC`}
    >
      {formatPostedAgo(at, now)}
    </time>
  );
}
