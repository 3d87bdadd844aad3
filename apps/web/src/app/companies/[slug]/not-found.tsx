import { Notice } from "../../../ui/notice.tsx";
import { SiteLink } from "../../../ui/site-link.tsx";

export default function NoOpenJobs() {
  return (
    <Notice headingLevel="h1" heading="No open jobs at this company">
      <p>
        It may have had some: Farwork knows a company by its open remote jobs alone. Or the address has a slip
        in it.
      </p>
      <SiteLink href="/" className="action">
        See every remote job
      </SiteLink>
    </Notice>
  );
}
