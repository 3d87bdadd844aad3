import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { parseSalary } from "./parse-salary.ts";

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

describe("money that nobody is paid for work", () => {
  it.each([
    "Candidates must show savings of $28,000 a year for the visa.",
    "You need at least €11,904 of savings per year to get the visa.",
    "We pay your health insurance premiums of $520 per month.",
    "Gestionarás un presupuesto de 85.000 € al año.",
    "Você vai gerir uma verba de R$ 70 mil por mês.",
    "Você será responsável por um orçamento de R$ 80 mil por mês.",
    "Manage a monthly budget of $40,000 for paid search.",
    "Nossos clientes faturam R$ 120 mil por mês.",
    "Nuestros clientes facturan 90.000 € al mes.",
    "Severance pay of $6,000 per month for two months",
    "Maternity pay is topped up to £2,200 a month",
    "26 weeks full maternity pay, then £184.03 a week",
    "Congé maternité : 2 000 € par mois",
    "Gehaltsfortzahlung im Krankheitsfall bis 2.500 € monatlich",
    "Elterngeld bis 1.800 € im Monat",
    "Titres-restaurant de 9 € par jour",
    "Seguro de vida de 20.000 € al año",
    "Subsídio de refeição de 9,60 € por dia",
    "Auxílio home office de R$ 200 por mês",
    "Serás responsable de una cartera de clientes de 450.000 € anuales.",
    "We charge a day rate of $900, invoiced monthly.",
    "Tu cartera de clientes suma 300.000 € al año.",
    "Tu objetivo de ventas será de 250.000 € anuales.",
    "Meta de vendas de R$ 150 mil por mês",
    "Du betreust ein Kundenportfolio von 450.000 € pro Jahr.",
    "Nous versons 75 000 € par an à des associations.",
    "Notre association verse chaque année 80 000 € de bourses à des étudiants.",
  ])("is no pay: %j", (text) => {
    expect(readDescribed(text)).toBeNull();
    expect(parseSalary(text)).toBeNull();
  });

  it.each([
    ["Salary budget for this role is $90,000", { min: 90_000 }],
    ["Salary budget of $90,000 per year", { min: 90_000 }],
    ["Presupuesto salarial: 40.000 € al año", { min: 40_000 }],
    ["The Budget Analyst salary is $72,000 per year.", { min: 72_000 }],
    ["As an insurance premium auditor you earn $60,000 a year.", { min: 60_000 }],
    ["Savings Advisor, $58,000 per year", { min: 58_000 }],
    ["Your salary: 4.000 € monatlich, Elterngeld wird aufgestockt", { min: 4_000, period: "month" }],
    ["Gehalt: 52.000 € im Jahr, Lohnfortzahlung ab dem ersten Tag", { min: 52_000 }],
    ["Salary: £40,000 per year plus enhanced maternity pay", { min: 40_000 }],
    ["Maternity leave cover paying £34,000 a year", { min: 34_000 }],
    ["Agente de seguros de vida: 30.000 € al año", { min: 30_000 }],
    ["Salario de 30.000 € al año, seguro médico", { min: 30_000 }],
    ["Parental leave replacement, €3,200 per month", { min: 3_200, period: "month" }],
    ["Premiums Processing Clerk, $19 per hour", { min: 19, period: "hour" }],
    ["Salário: R$ 6.500 por mês, auxílio home office", { min: 6_500, period: "month" }],
    ["Salaire : 42 000 € par an, titres-restaurant", { min: 42_000 }],
    ["Gestor de cartera de clientes: 30.000 € anuales", { min: 30_000 }],
    ["Gestionarás una cartera de clientes con un salario de 30.000 € al año", { min: 30_000 }],
    ["Tendrás una cartera de clientes y 30.000 € anuales", { min: 30_000 }],
    ["Salario de 28.000 € anuales según objetivo de ventas", { min: 28_000 }],
    ["Kundenberater im Portfolio, 55.000 € pro Jahr", { min: 55_000 }],
    ["We charge no fees and pay $30 an hour", { min: 30, period: "hour" }],
    ["Nous versons un salaire de 45 000 € par an", { min: 45_000 }],
  ])("leaves the pay beside it: %j", (text, pay) => {
    expect(readDescribed(text)).toMatchObject(pay);
    expect(parseSalary(text)).toMatchObject(pay);
  });
});

it.each([
  ["Remuneração mensal entre R$ 11 mil e R$ 13,5 mil (PJ)", { min: 11_000, max: 13_500 }],
  ["Salário de R$ 5 mil a R$ 7 mil por mês", { min: 5_000, max: 7_000 }],
  ["Salaire entre 38 mille et 45 mille euros par an", { min: 38_000, max: 45_000 }],
])("says its thousands at both ends: %j", (text, pay) => {
  expect(parseSalary(text)).toMatchObject(pay);
});

it.each([
  ["Pagamos 14 € la hora, 40 horas semanales.", { min: 14, annual: { min: 29_120, max: 29_120 } }],
  ["Valor hora: R$ 85 a R$ 110", { min: 85, max: 110, currency: "BRL" }],
])("is an hour's: %j", (text, pay) => {
  expect(parseSalary(text)).toMatchObject({ ...pay, period: "hour" });
  expect(parseSalary(text)?.periodAssumed).toBeUndefined();
});
