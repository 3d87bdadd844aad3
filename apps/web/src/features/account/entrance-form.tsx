"use client";

import type { AuthFailure, AuthOutcome } from "@farwork/data";
import type { ReactNode } from "react";
import type * as z from "zod/mini";

import { AccountForm } from "./account-form.tsx";
import { explainAuthFailure, type Fault } from "./auth-faults.ts";
import { EntranceNotice, WithProfileNotice } from "./entrance-notice.tsx";
import { useAccountForm } from "./use-account-form.ts";
import type { WayIn } from "./use-entrance.ts";

/**
 * A form one gets in by: `authenticate` is done with what it holds, then the way in is gone, or what stands in it is
 * said. Its fields are told what is wrong with them. Where `authenticate` gives nothing, its caller says what comes next.
 */
export function EntranceForm<Schema extends z.ZodMiniObject>({
  schema,
  authenticate,
  explain = explainAuthFailure,
  wayIn: { entrance, enter },
  action,
  busyAction,
  renderFields,
}: {
  schema: Schema;
  authenticate: (values: z.output<Schema>) => Promise<AuthOutcome | undefined>;
  explain?: (failure: AuthFailure) => Fault<string>;
  wayIn: WayIn;
  action: string;
  busyAction: string;
  renderFields: (faultOf: (name: string) => string | undefined) => ReactNode;
}) {
  const { formProps, isBusy, faultOf } = useAccountForm(schema, async (values) => {
    const outcome = await authenticate(values);
    if (outcome === undefined) return undefined;
    if (!outcome.success) return explain(outcome);
    return outcome.profileError === undefined && (await enter()) ? "leaving" : undefined;
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
