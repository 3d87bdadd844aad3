import { Notice } from "../../ui/notice.tsx";

/** The backend does not answer: nothing is known about the job, not even whether it exists. */
export function JobFailed({ path }: { path: string }) {
  return (
    <Notice heading="This job can’t be reached right now" headingLevel="h1">
      <p>Our server did not answer. The job is most likely still there.</p>
      <a href={path} className="action">
        Try again
      </a>
    </Notice>
  );
}
