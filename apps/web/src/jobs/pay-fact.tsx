import type { Pay } from "@farwork/domain";
import { formatPay } from "@farwork/domain/pay/format-pay";

/** Pay with all that is behind it: what was stated, and what we made of it. */
export function PayFact({ pay, salary }: { pay: Pay | undefined; salary: string }) {
  if (!pay) return salary === "" ? "Not stated" : salary;
  const annual = formatPay({ ...pay.annual, currency: pay.currency, period: "year" });
  return (
    <>
      <span className="font-semibold tabular-nums">{formatPay(pay)}</span>
      {pay.period !== "year" && annual !== "" && (
        <span className="mt-0.5 block text-note text-soft tabular-nums">{annual}, reckoned full time</span>
      )}
      {pay.origin === "parsed" && salary !== "" && (
        <span className="mt-0.5 block text-note text-faint">Stated as “{salary}”</span>
      )}
    </>
  );
}
