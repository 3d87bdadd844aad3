"use client";

import type { AuthOutcome } from "@farwork/data";
import type { ReactNode } from "react";
import type * as z from "zod/mini";

import { AccountForm } from "./account-form.tsx";
import { explainAuthFailure } from "./auth-faults.ts";
import { EntranceNotice, WithProfileNotice } from "./entrance-notice.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useOpenEntrance } from "./use-entrance.ts";

/**
 * A form one gets in by: `authenticate` is done with what it holds, then it leads on to `next`, a path of this site,
 * or says what stands in the way. Its fields are told what is wrong with them.
 */
export function EntranceForm<Schema extends z.ZodMiniObject>({
  schema,
  authenticate,
  next,
  firstTo = next,
  action,
  busyAction,
  renderFields,
}: {
  schema: Schema;
  authenticate: (values: z.output<Schema>) => Promise<AuthOutcome>;
  next: string;
  /** Where this form leads on the way to `next`; whoever is signed in already goes there straight. */
  firstTo?: string;
  action: string;
  busyAction: string;
  renderFields: (faultOf: (name: string) => string | undefined) => ReactNode;
}) {
  const { entrance, enter } = useOpenEntrance(next);
  const { formProps, isBusy, faultOf } = useAccountForm(schema, async (values) => {
    const outcome = await authenticate(values);
    if (!outcome.success) return explainAuthFailure(outcome);
    return outcome.profileError === undefined && (await enter(firstTo)) ? "leaving" : undefined;
  });
  return (
    <WithProfileNotice onEnter={() => void enter()}>
      {!isBusy && <EntranceNotice entrance={entrance} onEnter={() => void enter()} />}
      <AccountForm {...formProps} action={action} busyAction={busyAction} isBusy={isBusy} fault={faultOf()}>
        {renderFields(faultOf)}
      </AccountForm>
    </WithProfileNotice>
  );
}
