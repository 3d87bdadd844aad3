import { formatPostedAgo } from "@farwork/domain/date";

import { useFormats } from "#formats";

/** How long ago a job was posted; the exact moment (UTC) as its title. */
export function PostedTime({ at, now }: { at: Date; now: Date }) {
  const formats = useFormats();
  return (
    <time
      className="inline-block first-letter:uppercase"
      dateTime={at.toISOString()}
      title={formats.moment(at)}
    >
      {formatPostedAgo(at, now)}
    </time>
  );
}
