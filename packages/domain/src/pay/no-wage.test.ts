import { describe, expect, it } from "vitest";

import { preferDescribedPay } from "./described-pay.ts";
import { parseSalary } from "./parse-salary.ts";

const readDescribed = (text: string) =>
  preferDescribedPay(
    null,
    `About us\nWe build tools for teams.\n${text}\nYou have five years of experience.`,
  );

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
