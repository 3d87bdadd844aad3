import { useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";

const NONE = new URLSearchParams();
const never = () => () => {};

/**
 * The current address's parameters, for links that keep the marketing ones. A cached page was rendered for an address
 * without any, so it gets them after hydration.
 */
export function useLanding(): URLSearchParams {
  const params = useSearchParams();
  const isCopy = useSyncExternalStore(never, () => false, isCopyFromCache);
  return isCopy ? NONE : params;
}

/** Also called on the server, which has no cached pages. */
function isCopyFromCache(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset["copy"] !== undefined;
}
