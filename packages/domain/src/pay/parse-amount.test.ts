import * as fc from "fast-check";
import { expect, it } from "vitest";

import { parseAmount, readTypedPay } from "./parse-amount.ts";

it.each([
  ["1200", 1200],
  ["ab 60k", 60_000],
  ["50 mille €", 50_000],
  ["1,200", 1200],
  ["1.200", 1200],
  ["1.200,50", 1200.5],
  ["1,200.50", 1200.5],
  ["1.234,567", 1234.57],
  ["12,5", 12.5],
  ["12.50", 12.5],
  ["0.125", 0.13],
  ["25 000", 25_000],
  ["25\u00A0000", 25_000],
  ["25\u202F000,5", 25_000.5],
  ["25'000", 25_000],
  ["1.250.000", 1_250_000],
  ["12,50,000", 1_250_000],
  ["60.000,-", 60_000],
  ["6'500.–", 6500],
  ["12k", 12_000],
  ["12 K", 12_000],
  ["1,5k", 1500],
  ["1.250k", 1250],
  ["1.2M", 1_200_000],
  ["12 lakh", 1_200_000],
  ["1.5 cr", 15_000_000],
  ["€1.200", 1200],
  ["1.200 €", 1200],
  ["R$ 25 000", 25_000],
  ["US$90k", 90_000],
  ["₹12,50,000", 1_250_000],
  ["USD 50,000", 50_000],
  ["50 000 zł", 50_000],
  ["12k EUR", 12_000],
  ["CHF 100’000", 100_000],
  ["２５０００", 25_000],
  ["1 mio", 1_000_000],
  ["1 million", 1_000_000],
  ["2mn", 2_000_000],
  ["5 mil", 5_000],
  ["60 Tsd. €", 60_000],
  ["10 juta", 10_000_000],
  ["25 tys. zł", 25_000],
  ["50 mila", 50_000],
  ["1,2345 Mio.", 1_234_500],
  ["4000 € brutto", 4_000],
  ["50k+", 50_000],
  ["≥ 50k", 50_000],
  ["50,000/-", 50_000],
  ["60T€", 60_000],
  ["500万", 5_000_000],
  ["30万円", 300_000],
  ["5 lakh", 500_000],
  ["1.2 crore", 12_000_000],
  ["50 bin TL", 50_000],
  ["50 тыс. ₽", 50_000],
  ["300만원", 3_000_000],
  ["5천만원", 50_000_000],
  ["1억", 100_000_000],
  ["5000千円", 5_000_000],
  ["800 ribu", 800_000],
  ["25 tis. Kč", 25_000],
  ["50k or more", 50_000],
  ["0", 0],
])("reads %j as %d", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it.each([
  "",
  " ",
  "abc",
  "-5",
  "1e5",
  "1,2,3",
  "1..2",
  "50,0000",
  "5.0000",
  ",",
  ".5.5",
  "12kk",
  "much",
  "1,23,4",
  "9".repeat(30),
  "k",
  "50 abc",
  "5 milk",
  "500k/moon",
  "kr 45 000",
  "50k-60k",
  "€50k USD",
  " ".repeat(20_000) + "x",
])("takes %j for no amount", (text) => {
  expect(parseAmount(text)).toBeUndefined();
});

it.each([
  ["₦500,000", "NGN"],
  ["₪20000", "ILS"],
  ["₩50000000", "KRW"],
  ["50000000 KRW", "KRW"],
  ["12k lei", "RON"],
  ["600 000 Ft", "HUF"],
  ["US $90k", "USD"],
  ["min 120k €", "EUR"],
  ["N500k", "NGN"],
  ["500000 naira", "NGN"],
  ["R25 000", "ZAR"],
  ["25 000 rand", "ZAR"],
  ["R$ 12k", "BRL"],
  ["5 mil reais", "BRL"],
  ["€50k", "EUR"],
  ["50k eur", "EUR"],
  ["12 lakh rupees", "INR"],
  ["Rs. 40,000", "INR"],
  ["50 000 zł", "PLN"],
  ["$50k", "USD"],
  ["$50k CAD", "CAD"],
  ["1.5 mio CHF", "CHF"],
  ["2000 us dollars", "USD"],
  ["2000 US-Dollar", "USD"],
  ["45k CAD dollars", "CAD"],
  ["45k dolares", "USD"],
  ["45k dólares", "USD"],
  ["$45k dollars", "USD"],
  ["2000 Franken", "CHF"],
  ["2000 francs", "CHF"],
  ["50 bin TL", "TRY"],
  ["50 тыс. ₽", "RUB"],
  ["300만원", "KRW"],
  ["30万円", "JPY"],
])("takes the currency that is typed in %j", (text, currency) => {
  expect(readTypedPay(text, "GBP")?.currency).toBe(currency);
});

it("takes a sign that several countries share for the reader's own", () => {
  const read = (text: string) => ["AUD", "MXN", "NOK", "GBP"].map((own) => readTypedPay(text, own)?.currency);
  expect(read("$50k")).toEqual(["AUD", "MXN", "USD", "USD"]);
  expect(read("50k dollars")).toEqual(["AUD", "USD", "USD", "USD"]);
  expect(read("50k pesos")).toEqual([undefined, "MXN", undefined, undefined]);
  expect(read("50kr")).toEqual([undefined, undefined, "NOK", undefined]);
  expect(readTypedPay("45 tkr", "NOK")).toEqual({ amount: 45_000, currency: "NOK" });
});

it.each([
  ["$60k/yr", 60_000, "year"],
  ["60000€ / Jahr", 60_000, "year"],
  ["100k p.a.", 100_000, "year"],
  ["5k/month", 5_000, "month"],
  ["R$ 12 mil por mês", 12_000, "month"],
  ["£2,500 pcm", 2_500, "month"],
  ["2 500 € par mois", 2_500, "month"],
  ["₹15 lakh per annum", 1_500_000, "year"],
  ["45 an hour", 45, "hour"],
  ["£400 a day", 400, "day"],
  ["1500 weekly", 1_500, "week"],
  ["£450 p/d", 450, "day"],
  ["30 p/h", 30, "hour"],
  ["50k p/a", 50_000, "year"],
  ["4000 p/m", 4_000, "month"],
  ["4000 p/month", 4_000, "month"],
  ["15 lakhs p.a.", 1_500_000, "year"],
  ["15L pa", 1_500_000, "year"],
  ["1cr pa", 10_000_000, "year"],
  ["50000 php monthly", 50_000, "month"],
  ["60000 annual", 60_000, "year"],
  ["10k mensal", 10_000, "month"],
  ["4000 € brutto im Monat", 4_000, "month"],
  ["25 €/Std.", 25, "hour"],
  ["12 000 zł/mies.", 12_000, "month"],
])("takes the period that is typed in %j", (text, amount, period) => {
  expect(readTypedPay(text, "GBP")).toMatchObject({ amount, period });
});

it("takes no “p/d” for pesos, and those that are named for nothing else", () => {
  const currencies = ["450 p/d", "30 p/h", "4000 p/m", "50k p/a", "P30,000", "45,000 php/month"].map(
    (text) => readTypedPay(text, "GBP")?.currency,
  );
  expect(currencies).toEqual([undefined, undefined, undefined, undefined, "PHP", "PHP"]);
});

it("counts lakhs a year in rupees", () => {
  expect(readTypedPay("12 LPA", "USD")).toEqual({ amount: 1_200_000, currency: "INR", period: "year" });
});

it.each(["60k", "5m", "12 lakh", "50 mil", "1,200.", "R25 000", "500 kr"])(
  "takes %j for no time's",
  (text) => {
    expect(readTypedPay(text, "NOK")).not.toHaveProperty("period");
  },
);

it("leaves the reader's own currency where none is typed", () => {
  expect(readTypedPay("50k", "BRL")).toEqual({ amount: 50_000 });
});

it.each(["en", "de", "fr", "pt-BR", "en-IN", "de-CH", "sv", "pl", "es", "ar-EG", "fa", "mr", "bn", "my"])(
  "reads back any amount of ten thousand and more as %s writes it",
  (locale) => {
    const format = new Intl.NumberFormat(locale);
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1_000_000_000 }), (amount) => {
        expect(parseAmount(format.format(amount))).toBe(amount);
      }),
    );
  },
);

it("never throws, and gives no endless or negative amount", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = parseAmount(text) ?? 0;
      expect(Number.isFinite(amount) && amount >= 0).toBe(true);
    }),
  );
});
