import { SiteLink } from "./site-link.tsx";

export function SiteFooter() {
  return (
    <footer className="mx-auto mt-auto w-full max-w-page px-4 pt-20 pb-8 tablet:px-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 border-t border-ink pt-5 text-small text-soft">
        <p className="max-w-measure">
          Postings come from{" "}
          <a className="text-link text-ink" href="https://remotive.com" target="_blank" rel="noopener">
            Remotive
          </a>
          . Every one names its source and leads to it.
        </p>
        <p>
          <SiteLink className="text-link inline-flex min-h-11 items-center text-ink" href="/">
            All jobs
          </SiteLink>
        </p>
      </div>
    </footer>
  );
}
