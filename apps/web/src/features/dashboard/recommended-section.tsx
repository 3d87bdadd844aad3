"use client";

import type { RecommendedJobs } from "@farwork/data";
import { formatReasons } from "@farwork/domain/recommend";
import { useAtomValue, useStore } from "jotai";
import { useSearchParams } from "next/navigation";
import { type ComponentProps, useEffect, useRef } from "react";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { EntriesSkeleton } from "../../ui/entries-skeleton.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { formatAnswer } from "../job/format-answer.ts";
import { JobCard } from "../job/job-card.tsx";
import { RatesNote } from "../job/rates-note.tsx";
import { DASHBOARD_ITEMS } from "./dashboard-items.ts";
import { DashboardSection, SectionMessage } from "./dashboard-section.tsx";
import { fetchRecommended, type Recommended, recommendedAtom } from "./recommended-atoms.ts";

type Shown = {
  now: Date;
  /** The reader's country. */
  country?: string | undefined;
};

/** Recommendations, loaded by the browser. */
export function RecommendedSection({ now, country }: Shown) {
  const recommended = useAtomValue(recommendedAtom);
  const session = useAtomValue(sessionAtom);
  const store = useStore();
  const { status } = session;
  const uid = session.status === "signed-in" ? session.account.uid : undefined;

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- reload when the session changes
  useEffect(() => void fetchRecommended(store), [store, status, uid]);

  const name = useRef<HTMLHeadingElement>(null);
  function retry() {
    // The pressed button disappears.
    name.current?.focus();
    void fetchRecommended(store);
  }

  const heading = recommended.status === "ready" && recommended.kind === "newest" ? "Newest jobs" : "For you";
  return (
    <DashboardSection
      ref={name}
      heading={heading}
      link={
        <SiteLink href="/" className="text-link inline-flex min-h-11 items-center text-small">
          All jobs
        </SiteLink>
      }
    >
      <RecommendedBody {...{ recommended, now, country }} onRetry={retry} />
    </DashboardSection>
  );
}

function RecommendedBody({
  recommended,
  now,
  country,
  onRetry,
}: Shown & {
  recommended: Recommended;
  onRetry: () => void;
}) {
  if (recommended.status === "loading") return <EntriesSkeleton count={DASHBOARD_ITEMS} />;
  const retry = (
    <button type="button" onClick={onRetry} className="quiet-action">
      Try again
    </button>
  );
  if (recommended.status === "failed") {
    return (
      <SectionMessage>
        <p role="alert">Your recommendations couldn’t be loaded.</p>
        {retry}
      </SectionMessage>
    );
  }
  const { kind, jobs } = recommended;
  return (
    <>
      {kind === "newest" && (
        <SectionMessage>
          <p>
            Your recommendations can’t be loaded right now.{" "}
            {jobs.length > 0 && "These are the newest jobs instead."}
          </p>
          {retry}
        </SectionMessage>
      )}
      {kind === "recommended" && jobs.length === 0 && (
        <SectionMessage>
          <p>
            No jobs to recommend right now: no open job that you haven’t saved or applied to fits your profile
            well enough. More skills, or fewer preferences, may bring some.
          </p>
          <SiteLink href="/profile" className="quiet-action">
            Edit your profile
          </SiteLink>
        </SectionMessage>
      )}
      <RecommendedList {...{ jobs, now, country }} />
      {kind === "recommended" && jobs.length > 0 && !isPersonal(jobs) && <ProfilePrompt />}
    </>
  );
}

type Jobs = Extract<Recommended, { status: "ready" }>["jobs"];

/** Whether any of these jobs was recommended for more than being new. */
const isPersonal = (jobs: Jobs): boolean =>
  jobs.some(({ reasons }) => reasons.some(({ kind }) => kind !== "fresh"));

function ProfilePrompt() {
  return (
    <SectionMessage>
      <p>Add your skills and preferences to get recommendations of your own.</p>
      <SiteLink href="/profile" className="quiet-action">
        Fill in your profile
      </SiteLink>
    </SectionMessage>
  );
}

/** Recommended jobs with the reasons. A job saved meanwhile stays in place. */
function RecommendedList({ jobs, now, country }: Shown & { jobs: RecommendedJobs["jobs"] }) {
  const landing = new URLSearchParams(useSearchParams());
  return (
    <ol className="job-entries">
      {jobs.map((job) => (
        <li key={job.firestoreId} className="job-entry-row">
          <JobCard
            job={job}
            now={now}
            landing={landing}
            headingLevel="h3"
            answer={formatAnswer(job, country)}
            note={job.reasons.length > 0 ? <p>{formatReasons(job.reasons)}</p> : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

/** The exchange rates used for pay of these jobs and the recommended ones, which the browser loads. */
export function DashboardRates({ jobs, now }: ComponentProps<typeof RatesNote>) {
  const recommended = useAtomValue(recommendedAtom);
  return (
    <RatesNote jobs={recommended.status === "ready" ? [...jobs, ...recommended.jobs] : jobs} now={now} />
  );
}
