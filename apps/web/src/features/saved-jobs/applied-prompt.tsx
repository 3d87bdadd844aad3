"use client";

import { withMarketingParams } from "@farwork/domain/links";
import { useStore } from "jotai";
import type { ReactNode } from "react";

import { useLanding } from "../../ui/use-landing.ts";
import { promptApplied } from "./change-job-list.ts";
import type { ListChange } from "./list-intents.ts";

/** The apply link, in a new tab and with the marketing parameters. After a click it asks whether the user applied. */
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
    // oxlint-disable-next-line react/jsx-no-target-blank -- `rel` follows the source's terms
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
