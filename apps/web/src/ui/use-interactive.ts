import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is hydrated: until then buttons that need JavaScript are disabled, so that no click is lost. */
export function useInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
