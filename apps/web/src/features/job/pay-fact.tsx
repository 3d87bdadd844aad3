import type { Pay } from "@farwork/domain";

import { useFormats } from "#formats";

/** Pay with all that is behind it: what was stated, and what we made of it. */
export function PayFact({ pay, salary }: { pay: Pay | undefined; salary: string }) {
  const formats = useFormats();
  if (!pay) return salary === "" ? "Not stated" : salary;
  const annual = formats.pay({ ...pay.annual, currency: pay.currency, period: "year" });
  return (
    <>
      <span className="font-semibold tabular-nums">{formats.pay(pay)}</span>
      {pay.periodAssumed && (
        <span className="mt-0.5 block text-note text-faint">
          No period stated: by its size we count it as {pay.period === "hour" ? "an" : "a"} {pay.period}’s pay
        </span>
      )}
      {pay.period !== "year" && annual !== "" && (
        <span className="mt-0.5 block text-note text-soft tabular-nums">
          {pay.periodAssumed && "So "}
          {annual}, if full time
        </span>
      )}
      {pay.origin === "parsed" && salary !== "" && (
        <span className="mt-0.5 block text-note text-faint">Stated as “{salary}”</span>
      )}
    </>
  );
}
