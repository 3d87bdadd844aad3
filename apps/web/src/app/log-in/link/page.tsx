import type { Metadata } from "next";

import { AccountPage } from "../../../features/account/account-page.tsx";
import { FollowSignInLink } from "../../../features/account/follow-sign-in-link.tsx";
import { SignInLinkRequestForm } from "../../../features/account/mail-request-form.tsx";
import { toSearchParams } from "../../../platform/requests/to-search-params.ts";
import { signInPath, safeNextPath } from "../../../platform/session/next-path.ts";
import { SiteLink } from "../../../ui/site-link.tsx";

export const metadata: Metadata = {
  title: "Log in by email",
  robots: { index: false },
  // A mailed link grants access like a password.
  referrer: "no-referrer",
};

export default async function SignInLinkPage({ searchParams }: PageProps<"/log-in/link">) {
  const params = toSearchParams(await searchParams);
  const code = params.get("oobCode");
  if (code) return <FollowSignInLink key={code} />;
  const next = safeNextPath(params.get("next") ?? undefined);
  return (
    <AccountPage heading="Log in by email">
      <p className="-mt-3 text-lead text-soft">
        We’ll email you a link that logs you in. If you’re new here, it creates your account.
      </p>
      <SignInLinkRequestForm next={next} />
      <p className="border-t border-rule pt-5 text-soft">
        Have a password?{" "}
        <SiteLink href={signInPath("/log-in", next)} className="text-link text-ink">
          Log in
        </SiteLink>
      </p>
    </AccountPage>
  );
}
