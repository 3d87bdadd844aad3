import { isOpen, type Job } from "@farwork/domain";
import { noteRates } from "@farwork/domain/job-posting";
import { withMarketingParams } from "@farwork/domain/links";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";

import { describeJob } from "../../../../features/job/describe-job.tsx";
import { JobMarkup } from "../../../../features/job/describe-job.tsx";
import { COUNTRY_FORM } from "../../../../features/job/eligibility-facts.tsx";
import { JobPosting } from "../../../../features/job/job-posting.tsx";
import { SimilarJobsOnSight } from "../../../../features/job/similar-jobs-on-sight.tsx";
import { SimilarJobs } from "../../../../features/job/similar-jobs.tsx";
import { BackLink } from "../../../../features/listing/back-link.tsx";
import { ALL_JOBS, RETURN_PARAM, readReturnPath } from "../../../../features/listing/return-path.ts";
import { readReaderHere } from "../../../../features/reader/read-here.ts";
import { RecordViewedJob } from "../../../../features/visits/record-viewed-job.tsx";
import { loadJob, loadSimilarJobs, loadTypicalPay } from "../../../../platform/backend/server-client.ts";
import { readFormats } from "../../../../platform/locale/use-formats.server.ts";
import { REMEMBER_COUNTRY, REMEMBER_PARAM } from "../../../../platform/requests/reader-search.ts";
import { toSearchParams } from "../../../../platform/requests/to-search-params.ts";
import { setStatusGone, setStatusUnavailable } from "../../../../platform/server/response-status.ts";
import { UnreachableNotice } from "../../../../ui/unreachable-notice.tsx";

type Props = PageProps<"/jobs/[jobId]/[[...slug]]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await loadJob((await params).jobId);
  if (loaded.status !== "found") return { title: "Job", robots: { index: false } };
  const { job } = loaded;
  return describeJob(job, { shown: await loadShown(job), now: new Date() });
}

// The id alone finds the job; whatever slug follows, the canonical link names the right one.
export default async function JobPage({ params, searchParams }: Props) {
  const landing = toSearchParams(await searchParams);
  const { jobId } = await params;
  const loaded = await loadJob(jobId);
  if (loaded.status === "unknown") notFound();
  if (loaded.status === "failed") {
    setStatusUnavailable();
    const path = withMarketingParams(`/jobs/${encodeURIComponent(jobId)}`, landing);
    return (
      <UnreachableNotice heading="This job can’t be reached right now" path={path}>
        The job is most likely still there.
      </UnreachableNotice>
    );
  }
  const { job: posting } = loaded;
  // The posting that listings show has all places of the position.
  const locations = (await loadShown(posting))?.locations ?? posting.locations;
  const job = { ...posting, ...(locations && { locations }) };
  const now = new Date();
  const isOver = !isOpen(job, now);
  if (isOver) setStatusGone();
  const [paid, similar] = await Promise.all([
    loadTypicalPay(job),
    isOver ? loadSimilarJobs(job.firestoreId) : [],
  ]);
  const returnPath = readReturnPath(await headers(), landing);
  const [reader, formats] = await Promise.all([readReaderHere(landing, returnPath), readFormats()]);
  const ratesTold = paid !== undefined || noteRates([job.pay], { ...formats, now }) !== undefined;
  const { carried, country } = reader;
  const beside = { carried, country, ratesTold };
  const back = (
    <>
      <BackLink to={returnPath} />
      {returnPath.label !== ALL_JOBS && (
        <input type="hidden" form={COUNTRY_FORM} name={RETURN_PARAM} value={returnPath.path} readOnly />
      )}
      {/* With scripts the form remembers the answer itself. */}
      <noscript>
        <input type="hidden" form={COUNTRY_FORM} name={REMEMBER_PARAM} value={REMEMBER_COUNTRY} readOnly />
      </noscript>
    </>
  );
  return (
    <>
      <JobMarkup job={job} now={now} />
      <RecordViewedJob job={job} />
      <JobPosting job={job} now={now} landing={landing} reader={reader} back={back} paid={paid} />
      {isOver ? (
        <SimilarJobs jobs={similar} now={now} landing={landing} {...beside} />
      ) : (
        <SimilarJobsOnSight jobId={job.firestoreId} landing={landing.toString()} {...beside} />
      )}
    </>
  );
}

/** The posting that listings show instead of this one; if it cannot be loaded, the job's own page is canonical. */
async function loadShown({ duplicate_of }: Job): Promise<Job | undefined> {
  if (duplicate_of === undefined) return undefined;
  const loaded = await loadJob(duplicate_of);
  return loaded.status === "found" ? loaded.job : undefined;
}
