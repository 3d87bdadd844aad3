import type { Job } from "@farwork/domain";
import { readSourceLink } from "@farwork/domain/feed";
import { Fragment } from "react";

import { attributeTo, nameSource, relTo } from "./job-sources.ts";

/**
 * Names the source of a posting, and those that have the position too, and links back to it there, as the terms of
 * each ask: to the very address it gave, so without marketing parameters. Those go with the apply link. Where that may
 * be elsewhere than at the source the host is named too, and where nobody should be led there, the words stand alone.
 */
export function SourceCredit({ job }: { job: Job }) {
  const others = job.also_on ?? [];
  return (
    <>
      <SourceLink source={job.source} url={job.url} words={attributeTo(job.source)} />
      {others.length > 0 && (
        <span className="mt-0.5 block">
          also on{" "}
          {others.map(({ source, url }, index) => (
            <Fragment key={source}>
              {index > 0 && ", "}
              <SourceLink source={source} url={url} words={nameSource(source)} />
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}

function SourceLink({ source, url, words }: { source: string; url: string; words: string }) {
  const link = readSourceLink(source, url);
  if (!link) return words;
  return (
    <a
      href={link.href}
      target="_blank"
      rel={relTo(source)}
      className="text-link max-desk:-mx-1 max-desk:-my-2.5 max-desk:inline-flex max-desk:min-h-11 max-desk:items-center max-desk:px-1"
    >
      {link.isOwnHost ? words : `${words}, at ${link.host}`}
    </a>
  );
}
