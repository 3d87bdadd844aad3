import type { Metadata } from "next";
import { redirect } from "next/navigation";

import { AccountPage } from "../../features/account/account-page.tsx";
import { ResetRequestForm } from "../../features/account/mail-request-form.tsx";
import { NewPassword } from "../../features/account/new-password.tsx";
import { toSearchParams } from "../../platform/requests/to-search-params.ts";
import { SIGN_IN_LINK_PATH } from "../../platform/session/next-path.ts";
import { SiteLink } from "../../ui/site-link.tsx";

export const metadata: Metadata = {
  title: "Reset your password",
  robots: { index: false },
  // A mailed link grants access like a password.
  referrer: "no-referrer",
};

export default async function ResetPasswordPage({ searchParams }: PageProps<"/reset-password">) {
  const params = toSearchParams(await searchParams);
  const code = params.get("oobCode");
  // The identity service can only use one address for the links in all its mails.
  if (code && params.get("mode") === "verifyEmail") {
    redirect(`/confirm-email?${new URLSearchParams({ code }).toString()}`);
  }
  if (code && params.get("mode") === "signIn") redirect(`${SIGN_IN_LINK_PATH}?${params.toString()}`);
  if (code) return <NewPassword key={code} code={code} />;
  return (
    <AccountPage heading="Reset your password">
      <p className="-mt-3 text-lead text-soft">We’ll email you a link to choose a new password.</p>
      <ResetRequestForm />
      <p className="border-t border-rule pt-5 text-soft">
        Remembered it?{" "}
        <SiteLink href="/log-in" className="text-link text-ink">
          Log in
        </SiteLink>
      </p>
    </AccountPage>
  );
}
