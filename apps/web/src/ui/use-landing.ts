import { useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";

const NONE = new URLSearchParams();
const never = () => () => {};

/**
 * The parameters of the address this stands on, for links that carry the marketing ones among them on. A copy from the
 * cache was written for an address without any: they are there as soon as its markup was taken over.
 */
export function useLanding(): URLSearchParams {
  const params = useSearchParams();
  const isCopy = useSyncExternalStore(never, () => false, isCopyFromCache);
  return isCopy ? NONE : params;
}

/** Asked on the server too, which writes no copies. */
function isCopyFromCache(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset["copy"] !== undefined;
}
