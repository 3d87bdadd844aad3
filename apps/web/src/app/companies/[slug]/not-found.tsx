import { Notice } from "../../../ui/notice.tsx";
import { SiteLink } from "../../../ui/site-link.tsx";

export default function NoOpenJobs() {
  return (
    <Notice headingLevel="h1" heading="No open jobs at this company">
      <p>The company may have no open remote jobs right now, or the address may be mistyped.</p>
      <SiteLink href="/" className="action">
        See all remote jobs
      </SiteLink>
    </Notice>
  );
}
