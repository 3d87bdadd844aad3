import { JobId } from "@farwork/domain/job";

import { HoursForm } from "./hours-form.tsx";
import { HOURS_PARAMS, POSTING_PARAM } from "./hours-path.ts";
import { listZones } from "./list-zones.ts";
import { readReaderHere } from "./read-here.ts";

/** Asks for working hours on a page of its own, which leads back to the listing or job the reader came from. */
export async function HoursPage({ landing }: { landing: URLSearchParams }) {
  const { country, hours } = await readReaderHere(landing);
  const posting = JobId.safeParse(landing.get(POSTING_PARAM)).data;
  const carried = new URLSearchParams(landing);
  for (const name of [...HOURS_PARAMS, POSTING_PARAM]) carried.delete(name);
  return (
    <div className="mx-auto max-w-measure pt-8 desk:pt-10">
      <h1 className="set-narrow text-title text-balance">Your working hours</h1>
      <p className="mt-3 mb-6 text-soft">
        Some jobs ask for certain hours or time zones. Each then shows how many hours of your day it shares.
      </p>
      <HoursForm
        action={posting === undefined ? "/" : `/jobs/${posting}`}
        carried={carried.toString()}
        hours={hours}
        zones={listZones(country, hours.zone)}
      />
    </div>
  );
}
