import type { ReactNode } from "react";

/** What stands in a list of the dashboard that has nothing to list, or before one that needs a word. */
export function SectionMessage({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4 text-small text-soft">{children}</div>
  );
}
