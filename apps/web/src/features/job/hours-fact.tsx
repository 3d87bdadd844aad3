import type { Job } from "@farwork/domain";
import { askedHours } from "@farwork/domain/reader";

import type { Reader } from "../../platform/requests/reader-search.ts";
import { postingHoursPath } from "../reader/hours-path.ts";
import { Fact, Narrowed } from "./fact.tsx";
import { SharedHours } from "./shared-hours.tsx";

/** How a posting's hours meet its reader's, or the way to say when they work; nothing where it asks for none. */
export function HoursFact({ job, reader: { hours }, now }: { job: Job; reader: Reader; now: Date }) {
  if (!askedHours(job.place)) return null;
  return (
    <Fact term="Your hours">
      {hours.zone === undefined ? (
        <Narrowed href={postingHoursPath(job.firestoreId)}>Compare with when you work</Narrowed>
      ) : (
        <SharedHours place={job.place} hours={hours} now={now} isLong />
      )}
    </Fact>
  );
}
