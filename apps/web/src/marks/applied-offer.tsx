"use client";

import { useSetAtom } from "jotai";
import type { ReactNode } from "react";

import { offerAppliedAtom } from "./mark-job-atoms.ts";
import type { MarkRequest } from "./remembered-mark.ts";

/** A link to where one applies, in a tab of its own. Whoever followed it is asked here whether they did apply. */
export function AppliedOffer({
  job,
  href,
  rel,
  className,
  children,
}: {
  job: MarkRequest["job"];
  href: string;
  rel: string;
  className: string;
  children: ReactNode;
}) {
  const offerApplied = useSetAtom(offerAppliedAtom);
  return (
    // oxlint-disable-next-line react/jsx-no-target-blank -- `rel` is as the source's terms ask
    <a href={href} target="_blank" rel={rel} onClick={() => offerApplied(job)} className={className}>
      {children}
    </a>
  );
}
