import type { PageKind } from "./page-kind.ts";

const ENTRIES = 8;

/** A page's skeleton, laid out like the page. */
export function PageSkeleton({ kind }: { kind: PageKind }) {
  if (kind === "job") return <JobOutline />;
  if (kind === "listing") return <ListingOutline />;
  return (
    <>
      <div className="pt-5 pb-4 desk:pt-8 desk:pb-5">
        <Bar className="h-[0.92em] w-3/5 text-banner" />
      </div>
      {kind === "dashboard" ? <DashboardOutline /> : <Entries />}
    </>
  );
}

function ListingOutline() {
  return (
    <>
      <div className="pt-5 pb-4 desk:pt-8 desk:pb-5">
        <Bar className="h-[0.92em] w-3/5 text-banner" />
        <Bar className="mt-6 h-14 w-full" />
      </div>
      <div className="grid gap-x-12 desk:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="max-desk:hidden">
          {[1, 2, 3].map((group) => (
            <div key={group} className="pb-8">
              <Bar className="h-5 w-2/5" />
              <Bar className="mt-4 h-32 w-full opacity-60" />
            </div>
          ))}
        </div>
        <Entries />
      </div>
    </>
  );
}

function JobOutline() {
  return (
    <div className="mx-auto max-w-job pt-4 desk:pt-6">
      <Bar className="h-6 w-24" />
      <div className="mt-4 border-b-2 border-ink pb-7 desk:mt-8 desk:pb-9">
        <Bar className="h-5 w-40" />
        <Bar className="mt-4 h-[1em] w-4/5 text-title" />
        <Bar className="mt-6 h-12 w-44" />
      </div>
      <div className="grid gap-x-16 gap-y-10 pt-8 desk:grid-cols-[minmax(0,1fr)_23rem] desk:pt-10">
        <Bar className="h-72 opacity-60 desk:order-last" />
        <div className="flex flex-col gap-3">
          {["w-full", "w-11/12", "w-full", "w-4/5", "w-full", "w-3/5"].map((width, index) => (
            <Bar key={index} className={`h-4 ${width}`} />
          ))}
        </div>
      </div>
    </div>
  );
}

function DashboardOutline() {
  return (
    <div className="grid gap-x-16 gap-y-12 desk:grid-cols-2">
      <div className="desk:col-span-2">
        <Entries count={3} />
      </div>
      <Entries count={3} />
      <Entries count={3} />
    </div>
  );
}

function Entries({ count = ENTRIES }: { count?: number }) {
  return (
    <div className="border-t-2 border-ink">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="entry-loading" />
      ))}
    </div>
  );
}

function Bar({ className }: { className: string }) {
  return <div className={`page-loading-bar ${className}`} />;
}
