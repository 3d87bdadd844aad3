import type { Metadata } from "next";
import Link from "next/link";

import { Notice } from "../ui/notice.tsx";

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
      <Link href="/" prefetch={false} className="action">
        See every remote job
      </Link>
    </Notice>
  );
}
