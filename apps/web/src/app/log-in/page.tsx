import type { Metadata } from "next";

import { LogIn } from "../../features/account/log-in.tsx";
import { toSearchParams } from "../../platform/requests/to-search-params.ts";
import { safeNextPath } from "../../platform/session/next-path.ts";

export const metadata: Metadata = { title: "Log in", robots: { index: false } };

export default async function LogInPage({ searchParams }: PageProps<"/log-in">) {
  return <LogIn next={safeNextPath(toSearchParams(await searchParams).get("next") ?? undefined)} />;
}
