import type { ReactNode, Ref } from "react";

/** A titled list of the dashboard; `link` leads to all of it. With `ref` its heading can take the focus. */
export function DashboardSection({
  ref,
  heading,
  link,
  children,
}: {
  ref?: Ref<HTMLHeadingElement>;
  heading: string;
  link: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={heading} className="min-w-0">
      <div className="flex items-end justify-between gap-4 border-b-2 border-ink">
        <h2 ref={ref} tabIndex={ref ? -1 : undefined} className="set-narrow pb-2 text-head">
          {heading}
        </h2>
        {link}
      </div>
      {children}
    </section>
  );
}

/** A message in a dashboard list that is empty, or above one that needs explaining. */
export function SectionMessage({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4 text-small text-soft">{children}</div>
  );
}
