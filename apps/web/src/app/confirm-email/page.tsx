import type { Metadata } from "next";

import { AccountPage } from "../../account/account-page.tsx";
import { ConfirmEmail } from "../../alerts/confirm-email.tsx";
import { toSearchParams } from "../../jobs/listing-path.ts";

export const metadata: Metadata = {
  title: "Confirm your e-mail",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function ConfirmEmailRoute({ searchParams }: PageProps<"/confirm-email">) {
  const code = toSearchParams(await searchParams).get("code") ?? "";
  return (
    <AccountPage heading="Confirm your e-mail">
      <ConfirmEmail key={code} code={code} />
    </AccountPage>
  );
}
