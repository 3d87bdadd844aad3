import type { ReadSessionResponse } from "@farwork/domain";
import type { Metadata } from "next";

import { PrivatePage } from "../../account/private-page.tsx";
import { toSearchParams } from "../../jobs/listing-path.ts";
import { OwnData } from "../../own-data/own-data.tsx";

export const metadata: Metadata = { title: "Account", robots: { index: false } };

export default async function AccountRoute({ searchParams }: PageProps<"/account">) {
  const landing = toSearchParams(await searchParams);
  return <PrivatePage path="/account" landing={landing} parts={["signIns"]} show={showAccount} />;
}

function showAccount({ account, signIns }: ReadSessionResponse) {
  return <OwnData email={account.email} signIns={signIns} />;
}
