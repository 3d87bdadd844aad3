import { noteRates } from "@farwork/domain/job-posting";
import type { Pay } from "@farwork/domain/pay";

import { useFormats } from "#formats";

/** Below a list that nothing else on the page says it of: the exchange rates used for its jobs' pay, or that there are none. */
export function RatesNote({ jobs, now }: { jobs: readonly { readonly pay?: Pay | undefined }[]; now: Date }) {
  const formats = useFormats();
  const note = noteRates(
    jobs.map(({ pay }) => pay),
    { ...formats, now },
  );
  return note === undefined ? null : <p className="mt-6 text-note text-faint">{note}.</p>;
}
