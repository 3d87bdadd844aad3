import { Notice } from "../../ui/notice.tsx";

/** The backend does not answer. The link asks again, with the same filters; it needs no JavaScript. */
export function ListingFailed({ path }: { path: string }) {
  return (
    <Notice heading="The jobs can’t be reached just now">
      <p>Our server did not answer. Your filters are kept in this page’s address; nothing is lost.</p>
      <a href={path} className="action">
        Try again
      </a>
    </Notice>
  );
}
