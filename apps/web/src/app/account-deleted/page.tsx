import type { Metadata } from "next";

import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

export const metadata: Metadata = { title: "Your account is deleted", robots: { index: false } };

/** The confirmation after deleting an account. */
export default function AccountDeletedPage() {
  return (
    <Notice heading="Your account is deleted" headingLevel="h1">
      <p>
        Your profile, lists, saved searches, plan, payment record and password are deleted, and this browser
        has forgotten you. Thanks for using Farwork.
      </p>
      <p>Jobs stay free to read without an account. You’re welcome back any time.</p>
      <SiteLink href="/" className="action">
        See all jobs
      </SiteLink>
    </Notice>
  );
}
