import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page's code is there: until then buttons that need it are disabled, so that no press is lost. */
export function useInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
