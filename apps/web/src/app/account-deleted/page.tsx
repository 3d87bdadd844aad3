import type { Metadata } from "next";

import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

export const metadata: Metadata = { title: "Your account is deleted", robots: { index: false } };

/** Where deleting an account ends. */
export default function AccountDeletedPage() {
  return (
    <Notice heading="Your account is deleted" headingLevel="h1">
      <p>
        Your profile, your lists, your searches, your plan with its payment record and your sign-in are gone,
        and this browser has forgotten you. Thank you for having been here.
      </p>
      <p>Jobs stay free to read without an account. Should you come back, you begin anew.</p>
      <SiteLink href="/" className="action">
        See all jobs
      </SiteLink>
    </Notice>
  );
}
