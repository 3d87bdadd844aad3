import type { Pay } from "@farwork/domain";
import { formatPay } from "@farwork/domain/pay/format-pay";

/** Pay as the posting stated it; where we could not read its words, those words. */
export function PayLine({ pay, salary }: { pay: Pay | undefined; salary: string }) {
  const stated = (pay && formatPay(pay)) || salary;
  return stated === "" ? (
    <p className="text-small text-faint">Pay not stated</p>
  ) : (
    <p className="text-small font-semibold text-pretty tabular-nums">{stated}</p>
  );
}
