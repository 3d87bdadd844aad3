import type { Pay } from "@farwork/domain";

import { useFormats } from "#formats";

/** Pay as the posting stated it; where we could not read its words, those words, without a figure's weight. */
export function PayLine({ pay, salary }: { pay: Pay | undefined; salary: string }) {
  const formats = useFormats();
  const figure = pay ? formats.pay(pay) : "";
  if (figure !== "") return <p className="text-small font-semibold text-pretty tabular-nums">{figure}</p>;
  if (salary !== "")
    return <p className="text-small wrap-anywhere text-pretty first-letter:uppercase">{salary}</p>;
  return <p className="text-small text-faint">Pay not stated</p>;
}
