"use client";

import { withMarketingParams } from "@farwork/domain/links";
import { useStore } from "jotai";
import type { ReactNode } from "react";

import type { Store } from "../../ui/store.ts";
import { showToast } from "../../ui/toast-atoms.ts";
import { useLanding } from "../../ui/use-landing.ts";
import { changeJobList } from "./change-job-list.ts";
import { jobListsAtom } from "./job-lists-atoms.ts";
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

/** After the apply link was followed: asks the user to mark the job as applied, which nothing else does. */
export function promptApplied(store: Store, job: ListChange["job"]) {
  const entries = store.get(jobListsAtom);
  if (entries.status === "signed-out" || entries.listed.has(`applied:${job.firestoreId}`)) return;
  const apply = () => void changeJobList(store, { kind: "applied", job, isListed: true });
  showToast(store, {
    text: `Did you apply for “${job.title}”?`,
    action: { label: "Mark as applied", run: apply },
  });
}
