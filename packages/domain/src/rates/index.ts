export { hasRate, PAY_CURRENCIES, suggestCurrency } from "./pay-currencies.ts";
export { formatRateDate, nameRates, RATES_UNREACHABLE } from "./rate-age.ts";
export { ReferenceRates } from "./rates.ts";
export { BUNDLED_RATES } from "./bundled-rates.ts";
export { convertAmount } from "./reference-rates.ts";
