"use client";

import { usePathname } from "next/navigation";

import { useAuth } from "../../platform/session/use-auth.ts";
import { AccountMenu } from "./account-menu.tsx";
import { EntranceLinks } from "./entrance-links.tsx";

/**
 * The header's way to one's account, or into it. `hasCookie` decides until the identity service has answered, and
 * where it cannot: then the links are most likely right from the first byte, and nothing jumps.
 */
export function AccountNav({ hasCookie }: { hasCookie: boolean }) {
  const { status } = useAuth();
  const path = usePathname();
  const isSignedIn = status === "signed-in" || (status !== "signed-out" && hasCookie);
  return isSignedIn ? <AccountMenu path={path} /> : <EntranceLinks path={path} />;
}
