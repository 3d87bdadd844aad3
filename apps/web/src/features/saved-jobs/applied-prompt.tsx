"use client";

import { withMarketingParams } from "@farwork/domain/links";
import { useStore } from "jotai";
import type { ReactNode } from "react";

import { useLanding } from "../../ui/use-landing.ts";
import { promptApplied } from "./change-job-list.ts";
import type { ListChange } from "./list-intents.ts";

/**
 * A link to where one applies, in a tab of its own, that carries the marketing parameters on. Whoever followed it is
 * asked here whether they did apply.
 */
export function AppliedPrompt({
  job,
  href,
  rel,
  className,
  children,
}: {
  job: ListChange["job"];
  href: string;
  rel: string;
  className: string;
  children: ReactNode;
}) {
  const store = useStore();
  const landing = useLanding();
  return (
    // oxlint-disable-next-line react/jsx-no-target-blank -- `rel` is as the source's terms ask
    <a
      href={withMarketingParams(href, landing)}
      target="_blank"
      rel={rel}
      onClick={() => promptApplied(store, job)}
      className={className}
    >
      {children}
    </a>
  );
}
