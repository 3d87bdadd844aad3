import type { Metadata } from "next";

import { AccountPage } from "../../account/account-page.tsx";
import { LogInForm } from "../../account/log-in-form.tsx";
import { entrancePath, safeNextPath } from "../../account/next-path.ts";
import { toSearchParams } from "../../jobs/listing-path.ts";
import { RememberedNote } from "../../marks/remembered-note.tsx";
import { RememberedSearchNote } from "../../saved-searches/remembered-search-note.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

export const metadata: Metadata = { title: "Log in", robots: { index: false } };

export default async function LogInPage({ searchParams }: PageProps<"/log-in">) {
  const next = safeNextPath(toSearchParams(await searchParams).get("next") ?? undefined);
  return (
    <AccountPage heading="Log in">
      <RememberedNote entrance="Log in" />
      <RememberedSearchNote entrance="Log in" />
      <LogInForm next={next} />
      <p className="border-t border-rule pt-5 text-soft">
        New here?{" "}
        <SiteLink href={entrancePath("/sign-up", next)} className="text-link text-ink">
          Sign up
        </SiteLink>
      </p>
    </AccountPage>
  );
}
