import type { ReadSessionResponse } from "@farwork/domain";
import type { Metadata } from "next";

import { AccountSettings } from "../../features/account/account-settings.tsx";
import { PrivatePage } from "../../features/account/private-page.tsx";
import { toSearchParams } from "../../platform/requests/to-search-params.ts";

export const metadata: Metadata = { title: "Account", robots: { index: false } };

export default async function AccountRoute({ searchParams }: PageProps<"/account">) {
  const landing = toSearchParams(await searchParams);
  return <PrivatePage path="/account" landing={landing} parts={["signIns"]} show={showAccount} />;
}

function showAccount({ account, signIns }: ReadSessionResponse) {
  return <AccountSettings email={account.email} signIns={signIns} />;
}
