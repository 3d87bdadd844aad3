import { Notice } from "../../ui/notice.tsx";

/** The backend does not answer: nothing is known about the company, not even whether it has open jobs. */
export function CompanyFailed({ path }: { path: string }) {
  return (
    <Notice heading="This company’s jobs can’t be reached right now" headingLevel="h1">
      <p>Our server did not answer. The jobs are most likely still there.</p>
      <a href={path} className="action">
        Try again
      </a>
    </Notice>
  );
}
