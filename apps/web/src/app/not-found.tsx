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
          This page isn’t in <span className="mark-line px-[0.12em]">today’s paper</span>
        </>
      }
    >
      <p>The job may have been withdrawn, or the address has a slip in it.</p>
      <SiteLink href="/" className="action">
        See every remote job
      </SiteLink>
    </Notice>
  );
}
