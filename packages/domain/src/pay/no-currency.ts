/** What ISO 4217 has for no currency: pay stated without one, or in pesos, or in either of two dollars. It is never compared. */
export const NO_CURRENCY = "XXX";
