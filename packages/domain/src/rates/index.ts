export { areStale } from "./rate-age.ts";
export { ReferenceRates } from "./rates.ts";
export { BUNDLED_RATES, convertAmount } from "./reference-rates.ts";
