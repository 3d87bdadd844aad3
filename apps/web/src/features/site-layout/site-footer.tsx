import { FEED_SOURCES } from "@farwork/domain/feed";
import { Fragment, type ReactNode } from "react";

import { SiteLink } from "../../ui/site-link.tsx";
import { Shortcuts } from "../shortcuts/shortcuts.tsx";

/** `privacy`: the button to change the consent, if there is one. */
export function SiteFooter({ privacy }: { privacy: ReactNode }) {
  return (
    <footer className="mx-auto mt-auto w-full max-w-page px-4 pt-20 pb-8 tablet:px-8">
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-3 border-t border-ink pt-5 text-small text-soft">
        <p className="mr-auto max-w-measure text-pretty">
          Postings come from{" "}
          {FEED_SOURCES.map(({ id, name, homepage, linkRel }, index) => (
            <Fragment key={id}>
              {index > 0 && (index === FEED_SOURCES.length - 1 ? " and " : ", ")}
              <a className="text-link text-ink" href={homepage} target="_blank" rel={linkRel}>
                {name}
              </a>
            </Fragment>
          ))}
          . Each names its source and links to it.
        </p>
        <p>
          <SiteLink className="text-link inline-flex min-h-11 items-center text-ink" href="/">
            All jobs
          </SiteLink>
        </p>
        <p>
          <SiteLink
            className="text-link inline-flex min-h-11 items-center text-ink max-desk:min-w-11"
            href="/plans"
          >
            Plans
          </SiteLink>
        </p>
        <p>
          <SiteLink className="text-link inline-flex min-h-11 items-center text-ink" href="/privacy">
            Privacy
          </SiteLink>
        </p>
        <Shortcuts />
        {privacy}
      </div>
    </footer>
  );
}
