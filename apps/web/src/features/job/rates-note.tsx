import { describeRateAge, nameRates } from "@farwork/domain/rates";

import { useFormats } from "#formats";

/** Below lists without a pay filter: says that the exchange rates used for their pay are old or missing. */
export function RatesNote({ now }: { now: Date }) {
  const { terms, rates, day } = useFormats();
  if (terms === undefined || (rates && describeRateAge(rates, now) === undefined)) return null;
  return (
    <p className="mt-6 text-note text-faint">
      {rates
        ? `Pay is converted at ${nameRates(rates, day, now)}.`
        : "Exchange rates can’t be reached right now, so pay is shown as stated."}
    </p>
  );
}
