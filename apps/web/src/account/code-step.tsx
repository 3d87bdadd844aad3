"use client";

import type { CodeWanted } from "@farwork/data";
import { type ReactNode, useEffect, useRef } from "react";

import { FaultText } from "./account-field.tsx";
import { CodeForm as Fields } from "./account-forms.ts";
import { CodeField } from "./code-field.tsx";
import { EntranceForm } from "./entrance-form.tsx";
import { explainCodeFailure } from "./explain-code-failure.ts";
import type { WayIn } from "./use-entrance.ts";
import { type AnotherCode, useMailedCode } from "./use-mailed-code.ts";

/**
 * Takes the mailed code that a log-in waits for, and goes the way in. `renderLeave` leads elsewhere, but not while
 * somebody may be let in: the late answer would take them on all the same.
 */
export function CodeStep({
  wanted,
  wayIn,
  renderLeave,
}: {
  wanted: CodeWanted;
  wayIn: WayIn;
  renderLeave: (isBusy: boolean) => ReactNode;
}) {
  const { another, isBusy: isAtWork, confirm, askAnother } = useMailedCode(wanted, () => wayIn.enter());
  const isBusy = isAtWork || wayIn.entrance === "entering";
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={place} className="flex flex-col gap-7">
      <EntranceForm
        schema={Fields}
        authenticate={({ code }) => confirm(code)}
        explain={explainCodeFailure}
        wayIn={wayIn}
        action="Log in"
        busyAction="Logging in …"
        renderFields={(faultOf) => <CodeField fault={faultOf("code")} />}
      >
        <OtherWays another={another} isBusy={isBusy} onAsk={() => void askAnother()}>
          {renderLeave(isBusy)}
        </OtherWays>
      </EntranceForm>
    </div>
  );
}

function OtherWays({
  another,
  isBusy,
  onAsk,
  children,
}: {
  another: AnotherCode;
  isBusy: boolean;
  onAsk: () => void;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-4 border-t border-rule pt-5">
      <p className="text-small text-soft">No mail? It may take a minute, or lie among your spam.</p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : onAsk}
          className="quiet-action"
        >
          {another.status === "busy" ? "Sending …" : "Send another code"}
        </button>
        {children}
      </div>
      <output className="block min-h-6 text-small">
        {(another.status === "waiting" || another.status === "answered") && another.text}
        {another.status === "failed" && <FaultText>{another.text}</FaultText>}
      </output>
    </div>
  );
}
