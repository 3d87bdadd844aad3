import { Notice } from "../ui/notice.tsx";

/** The backend does not answer: whose page this is cannot be known, so nobody's is shown. */
export function PrivatePageFailed({ path }: { path: string }) {
  return (
    <Notice heading="Your page can’t be reached just now" headingLevel="h1">
      <p>Our server did not answer. You are still logged in, and nothing is lost.</p>
      <a href={path} className="action">
        Try again
      </a>
    </Notice>
  );
}
