import type { ReactNode } from "react";

/** The only message of a page or list with nothing else to show: what happened, and what to do about it. */
export function Notice({
  heading,
  headingLevel: Heading = "h2",
  children,
}: {
  heading: ReactNode;
  headingLevel?: "h1" | "h2";
  children: ReactNode;
}) {
  return (
    <div className={Heading === "h1" ? "max-w-job py-14 desk:py-24" : "max-w-measure py-12 desk:py-20"}>
      <Heading className={`set-narrow text-balance ${Heading === "h1" ? "text-banner" : "text-title"}`}>
        {heading}
      </Heading>
      <div className="mt-7 flex flex-col items-start gap-5 text-lead text-soft">{children}</div>
    </div>
  );
}
