import { describe, expect, it } from "vitest";

import { parseSalary } from "./parse-salary.ts";

describe("pay of the first months", () => {
  it.each([
    ["$15/hour for the first 3 months, then $24/hour", 24],
    ["$15 per hour for your first 90 days, $24 per hour thereafter", 24],
    ["First 3 months: $15/hour, then $24/hour", 24],
    ["$15/hour in the first month, then $24/hour", 24],
    ["$4,000/month during probation, then $6,500/month", 6_500],
    ["$4,000/month during the probationary period, then $6,500/month", 6_500],
    ["$6,500/month after probation, $4,000/month during probation", 6_500],
    ["$4,000/month at first, $6,500/month after a three-month trial period", 6_500],
    ["$6,500/month once you have passed probation, $4,000/month before", 6_500],
    ["Nach der Probezeit 3.500 € im Monat, vorher 3.000 € im Monat", 3_500],
    ["In der Probezeit 3.000 € im Monat, danach 3.500 € im Monat", 3_500],
    ["3.000 € im Monat in den ersten 6 Monaten, danach 3.500 € im Monat", 3_500],
    ["2 000 € par mois pendant la période d'essai, puis 2 400 € par mois", 2_400],
    ["1.800 € al mes durante los primeros 3 meses, luego 2.200 € al mes", 2_200],
    ["R$ 3.000 por mês no período de experiência, depois R$ 4.000 por mês", 4_000],
  ])("is not the pay if more follows: %j", (text, amount) => {
    expect(parseSalary(text)).toMatchObject({ min: amount, max: amount });
  });

  it.each([
    ["$24/hour from the first day", 24],
    ["Probation officer: $60,000 - $70,000 per year", 60_000],
    ["$15/hour during the first 3 months", 15],
  ])("is the pay if nothing else is: %j", (text, min) => {
    expect(parseSalary(text)?.min).toBe(min);
  });
});

describe("a limit on the time worked", () => {
  it.each([
    ["Stundenlohn: 40 EUR/h, max. 20h/Woche.", 40],
    ["Stundenlohn: 40 EUR/h, maximal 20 Stunden", 40],
    ["Pay: $25/hour, maximum 10 hours/week.", 25],
    ["Pay: $25/hour, maximum of 10 hours a week.", 25],
    ["Pay: $25/hour, minimum 10 hours a week.", 25],
    ["Pay: $25/hour, max 20 hrs", 25],
    ["GBP 200 per day, max 3 days per week", 200],
    ["GBP 200 per day, minimum 6 months", 200],
    ["30 € par heure, max 10 heures", 30],
    ["30 € por hora, máximo 10 horas", 30],
  ])("is none on the pay: %j", (text, amount) => {
    expect(parseSalary(text)).toMatchObject({ min: amount, max: amount });
  });

  it.each([
    ["$25 an hour max", undefined, 25],
    ["£200 a day maximum, 3 days a week", undefined, 200],
    ["Maximum $25 an hour, 10 hours a week", undefined, 25],
    ["Minimum $25 an hour, 10 hours a week", 25, undefined],
  ])("leaves one on the pay: %j", (text, min, max) => {
    const pay = parseSalary(text);
    expect([pay?.min, pay?.max]).toEqual([min, max]);
  });
});
