import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";

const readDescribed = (text: string) =>
  preferDescribedPay(null, `About us\nWe build tools for teams.\n${text}\nYou work with a small team.`);

describe("money beside base pay, in a sentence of its own", () => {
  it.each([
    ["Salary: $64,000 per year. Profit share of $10,000-$18,000 per year.", 64_000, 64_000],
    ["Base salary: $70,000 per year. Commission range: $20,000-$30,000 per year.", 70_000, 70_000],
    ["Salary: $50,000 a year. You get $8,000-$12,000 a year on top of your salary.", 50_000, 50_000],
    ["Gehalt: 42.000 € im Jahr. Gewinnbeteiligung von 3.000 - 6.000 € im Jahr.", 42_000, 42_000],
    ["Salario: 31.000 € - 37.000 € al año. Variable de 4.000 a 9.000 € al año.", 31_000, 37_000],
    ["Salaire : 41 000 à 46 000 € par an. Variable de 12 000 à 18 000 € par an.", 41_000, 46_000],
    ["Salaire : 38 000 € par an. Intéressement de 2 000 à 4 000 € par an.", 38_000, 38_000],
  ])("leaves a year's pay as it is: %j", (text, min, max) => {
    expect(readDescribed(text)).toMatchObject({ min, max, period: "year" });
  });

  it.each([
    ["The pay is $17-$19 per hour. Tips average $24-$33 per hour.", 17, 19],
    ["Pay: $21-$25 per hour. Holiday pay rate: $42-$50 per hour.", 21, 25],
    ["Pay: $19/hr base. With tips, $30-$40/hr.", 19, 19],
    ["Pay: $19/hr base, $30-40/hr with tips.", 19, 19],
    ["$19/hr base plus tips; $30-40/hr total.", 19, 19],
    ["Pay: $17-$19 per hour. Training pay: $12-$14 per hour.", 17, 19],
    ["Pay: $17-$19 per hour. Vacation pay: $15-$17 per hour.", 17, 19],
    ["Pay: $19 per hour. Overtime pays $28-$30 per hour.", 19, 19],
  ])("leaves an hour's pay as it is: %j", (text, min, max) => {
    expect(readDescribed(text)).toMatchObject({ min, max, period: "hour" });
  });

  it.each([
    ["Gehalt: 3.100 € im Monat. Trinkgeld: 500 - 800 € im Monat.", 3_100, 3_100],
    ["Salario fijo de 1.600 € al mes más comisiones; media de 2.900 € al mes.", 1_600, 1_600],
    ["Sueldo: 1.700 € al mes. Propinas de 200 a 400 € al mes.", 1_700, 1_700],
    ["Salário: R$ 5.500 por mês. Variável de R$ 2.000 a R$ 4.000 por mês.", 5_500, 5_500],
    ["Salário: R$ 5.000 - R$ 7.000 por mês. Participação nos lucros de R$ 10.000 por ano.", 5_000, 7_000],
    ["Salário: R$ 3.100 - R$ 4.200 por mês. Gratificação: R$ 1.500 - R$ 2.500 por mês.", 3_100, 4_200],
    ["Salário: R$ 3.100 - R$ 4.200 por mês. Ajuda de custo: R$ 1.500 - R$ 2.500 por mês.", 3_100, 4_200],
    ["Salaire : 2 400 € par mois. Pourboires : 300 à 600 € par mois.", 2_400, 2_400],
    ["€2,100/month base, €3,400-€4,900/month including commission.", 2_100, 2_100],
  ])("leaves a month's pay as it is: %j", (text, min, max) => {
    expect(readDescribed(text)).toMatchObject({ min, max, period: "month" });
  });

  it.each([
    "Our commission plan pays $22,000-$34,000 a year on top of salary.",
    "Our bonus pays $5,000-$10,000 a year.",
    "Variable de 4 000 à 9 000 € par an.",
    "Package fixe + variable : 50 000 à 60 000 € par an.",
    "Holidays are paid at $38 per hour.",
    "Shift allowance: £2-£4 per hour.",
    "Rufbereitschaft: 12 € pro Stunde.",
    "Überstunden: 35 € pro Stunde",
  ])("is no pay by itself: %j", (text) => {
    expect(readDescribed(text)).toBeNull();
  });

  it.each([
    ["Media Buyer. Salary: $50,000 - $60,000 per year.", 50_000],
    ["Salaire : 45 000 € fixe + variable.", 45_000],
    ["No overtime, pay is $21 per hour.", 21],
    ["Wage: $15 - $17 per hour plus tips.", 15],
    ["The commission-eligible role pays $60,000 a year.", 60_000],
    ["Salario: 26.000 € al año más 3.000 € de bonus.", 26_000],
  ])("says nothing against pay beside it: %j", (text, min) => {
    expect(readDescribed(text)).toMatchObject({ min });
  });
});

describe("money that somebody spends, bills or has to have", () => {
  it.each([
    "You'll run ads of $8,000 to $45,000 per month.",
    "Prize pool of $20,000 per month.",
    "Responsible for invoices of $4,000-$18,000 per month.",
    "Managing a P&L of $400,000 per year.",
    "Competition winners take $18,000 a year.",
    "The grant pays $28,000 per year to research partners.",
    "Royalty payments of $900-$2,500 per month.",
    "Residuals of $400-$1,800 per month are common.",
    "A fine of up to $40,000 per year.",
    "You'll manage campaigns worth $20,000 to $80,000 per month.",
    "Visa sponsorship requires a minimum salary of £38,700 per year.",
    "Visa applicants need a salary of at least £38,700 per year.",
    "The work permit requires a minimum income of €45,000 a year.",
    "The Skilled Worker route requires a salary of at least £41,700 per year.",
    "Candidates must earn less than £25,000 per year.",
    "We support companies that pay $60,000-$90,000 per year for our software.",
  ])("is no pay: %j", (text) => {
    expect(readDescribed(text)).toBeNull();
  });

  it.each([
    ["Minimum salary for the visa is £41,700 per year. Our salary is £53,000 per year.", 53_000],
    ["Salary: £52,000 per year. Visa sponsorship available.", 52_000],
    ["As an Ads Specialist you earn $61,000 per year.", 61_000],
    ["Campaign Manager: $60,000 - $70,000 per year.", 60_000],
  ])("leaves the pay: %j", (text, min) => {
    expect(readDescribed(text)).toMatchObject({ min });
  });
});

describe("pay of part time beside full time's", () => {
  it.each([
    ["£26,000-£31,000 per annum, pro rata (£15,600-£18,600 for 24 hours).", 26_000, 31_000],
    ["Full-time equivalent salary of £32,000 per annum; actual salary £19,200 per annum.", 32_000, 32_000],
    ["Salary: £27,000-£29,000 a year FTE; £13,500-£14,500 a year actual.", 27_000, 29_000],
    ["Salary: £36,500 pro rata (0.6 FTE, so £21,900 actual).", 36_500, 36_500],
    ["Annual salary £24,000 (actual £14,400 for 22.5 hours).", 24_000, 24_000],
  ])("is left out: %j", (text, min, max) => {
    expect(readDescribed(text)).toMatchObject({ min, max, period: "year" });
  });

  it.each([
    ["Actual salary: £14,400 per annum.", 14_400],
    ["Salary: £30,000 pro rata per annum.", 30_000],
    ["Our actual salary range is $90,000 - $110,000 per year.", 90_000],
  ])("is read where nothing else is stated: %j", (text, min) => {
    expect(readDescribed(text)).toMatchObject({ min });
  });
});

describe("what taxes leave", () => {
  it.each([
    "Renta líquida $1.400.000 CLP mensuales.",
    "Salaire net mensuel : 2 100 €.",
    "2 500 € net par mois.",
    "Ganas 1.550 € limpios al mes.",
    "Gehalt: 2.400 € netto im Monat.",
    "Sueldo neto de 1.600 € al mes.",
    "Remuneração líquida: R$ 6.000 por mês.",
  ])("is shown and not compared: %j", (text) => {
    expect(readDescribed(text)).toMatchObject({ period: "month", net: true, annual: {} });
  });
});

describe("thirteen months' pay", () => {
  it.each([
    ["CHF 7'200 x 13", 93_600],
    ["CHF 7'200 x 13.", 93_600],
    ["Lohn: CHF 6'400 x 13, 5 Wochen Ferien.", 83_200],
  ])("is told before any mark: %j", (text, min) => {
    expect(readDescribed(text)).toMatchObject({ period: "month", annual: { min } });
  });
});
