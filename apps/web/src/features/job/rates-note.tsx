import { describeRateAge, nameRates, RATES_UNREACHABLE } from "@farwork/domain/rates";

import { useFormats } from "#formats";

/** Below lists without a visible pay filter: says that the exchange rates used for their pay are old or missing. */
export function RatesNote({ now }: { now: Date }) {
  const { terms, rates, day } = useFormats();
  if (terms === undefined || (rates && describeRateAge(rates, now) === undefined)) return null;
  return (
    <p className="mt-6 text-note text-faint">
      {rates ? `Pay is converted at ${nameRates(rates, day, now)}` : RATES_UNREACHABLE}.
    </p>
  );
}
