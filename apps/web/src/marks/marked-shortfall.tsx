import { useFormats } from "#formats";

import type { MarkedJobs } from "./load-marked-jobs.ts";

/** What of a list is not shown, and why. `path` is the page's own address, to try again. */
export function MarkedShortfall({ failed, gone, path }: Omit<MarkedJobs, "entries"> & { path: string }) {
  const formats = useFormats();
  return (
    <>
      {failed > 0 && (
        <p role="alert" className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-rule py-3">
          <span>{formats.count(failed)} of them could not be loaded just now. Nothing is lost.</span>
          <a href={path} className="quiet-action">
            Try again
          </a>
        </p>
      )}
      {gone > 0 && (
        <p className="border-b border-rule py-3 text-small text-soft">
          {formats.count(gone)} of them {gone === 1 ? "is" : "are"} no longer on the board.
        </p>
      )}
    </>
  );
}
