import type { ReactNode } from "react";

/** The frame of the sign-in pages: heading, form and links to the others. */
export function AccountPage({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-112 py-10 desk:py-16">
      <h1 className="set-narrow text-title text-balance">{heading}</h1>
      <div className="mt-8 flex flex-col gap-7">{children}</div>
    </div>
  );
}
