import type { ReactNode, Ref } from "react";

/** One list of the dashboard, under its name; `link` leads to the whole of it. With `ref` its name takes the focus. */
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
