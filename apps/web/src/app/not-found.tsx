import type { Metadata } from "next";

import { Notice } from "../ui/notice.tsx";
import { SiteLink } from "../ui/site-link.tsx";

export const metadata: Metadata = { title: "Not found", robots: { index: false } };

export default function NotFound() {
  return (
    <Notice
      headingLevel="h1"
      heading={
        <>
          There is <span className="mark-line px-[0.12em]">no such page</span>
        </>
      }
    >
      <p>The job may have been removed, or the address may be mistyped.</p>
      <SiteLink href="/" className="action">
        See all remote jobs
      </SiteLink>
    </Notice>
  );
}
