import type { ReactNode } from "react";

import { SiteLink } from "../../ui/site-link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import type { Theme } from "./theme.ts";

/** `account`: the visitor's account links. */
export function SiteHeader({ theme, account }: { theme: Theme | undefined; account: ReactNode }) {
  return (
    <header className="mx-auto w-full max-w-page px-4 pt-3 tablet:px-8 desk:pt-5">
      <a href="#content" className="action sr-only focus:not-sr-only focus:absolute focus:top-2 focus:z-10">
        Skip to content
      </a>
      <div className="folio-rule">
        <div className="flex flex-wrap items-center justify-between gap-2 pb-2 tablet:gap-4">
          <SiteLink href="/" className="flex min-h-11 items-center text-ink" aria-label="Farwork, all jobs">
            <Wordmark />
          </SiteLink>
          <div className="flex flex-wrap items-center tablet:gap-3">
            {account}
            <ThemeToggle chosen={theme} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** The logo: an F with a highlighted middle bar, like one posting picked from the column. */
function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 20 24" className="h-[1.3em] w-auto" aria-hidden="true">
        <path d="M0 0h20v5.5H5.5V24H0z" className="fill-ink" />
        <path d="M5.5 9.5h11V15h-11z" className="fill-mark" />
      </svg>
      <span className="set-narrow text-[1.45em] leading-none tracking-tight">Farwork</span>
    </span>
  );
}
