export { BUNDLED_RATES, convertAmount, type ReferenceRates } from "./reference-rates.ts";
