import type { Metadata } from "next";

import { AccountPage } from "../../features/account/account-page.tsx";
import { ConfirmEmail } from "../../features/alerts/confirm-email.tsx";
import { toSearchParams } from "../../platform/requests/to-search-params.ts";

export const metadata: Metadata = {
  title: "Confirm your email",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function ConfirmEmailRoute({ searchParams }: PageProps<"/confirm-email">) {
  const code = toSearchParams(await searchParams).get("code") ?? "";
  return (
    <AccountPage heading="Confirm your email">
      <ConfirmEmail key={code} code={code} />
    </AccountPage>
  );
}
