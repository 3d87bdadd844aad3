import type { Metadata } from "next";

import { AccountPage } from "../../features/account/account-page.tsx";
import { IntentsNote } from "../../features/account/intents-note.tsx";
import { SignUpForm } from "../../features/account/sign-up-form.tsx";
import { toSearchParams } from "../../platform/requests/to-search-params.ts";
import { signInPath, safeNextPath } from "../../platform/session/next-path.ts";
import { SiteLink } from "../../ui/site-link.tsx";

export const metadata: Metadata = { title: "Sign up", robots: { index: false } };

export default async function SignUpPage({ searchParams }: PageProps<"/sign-up">) {
  const next = safeNextPath(toSearchParams(await searchParams).get("next") ?? undefined);
  return (
    <AccountPage heading="Sign up">
      <p className="-mt-3 text-lead text-soft">
        Save jobs, keep track of where you applied, and see what fits you.
      </p>
      <IntentsNote action="Sign up" />
      <SignUpForm next={next} />
      <p className="-mt-2 text-small text-soft">
        <SiteLink href="/privacy" className="text-link text-ink">
          How we handle your data
        </SiteLink>
        . You can download or delete it at any time.
      </p>
      <p className="border-t border-rule pt-5 text-soft">
        Already have an account?{" "}
        <SiteLink href={signInPath("/log-in", next)} className="text-link text-ink">
          Log in
        </SiteLink>
      </p>
    </AccountPage>
  );
}
